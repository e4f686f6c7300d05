-- Answers to the open window that came after the document was saved; null: the document has them all. A document is long, and a
-- mail of orders changes nothing else in it.
alter table games add column answers text;
