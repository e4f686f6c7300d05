-- How often the secret of the moderator's reply address was changed: those made before are void. Null: never.
alter table games add column moderator_epoch int;
