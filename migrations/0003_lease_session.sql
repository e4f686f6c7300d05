-- Which connection holds a lease: when it is gone, so is the sender, and his letters need not wait for the lease to run out.
alter table outbox add column lease_pid int, add column lease_session timestamptz;
