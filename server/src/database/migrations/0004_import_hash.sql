-- What an import last made of a row, so that the next run touches only what its source changed since, and never what
-- an author did to a row that its source left alone.

alter table topics add column import_hash text;
alter table subtopics add column import_hash text;
alter table subsubtopics add column import_hash text;
alter table questions add column import_hash text;
