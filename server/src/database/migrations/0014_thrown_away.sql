-- A draft that was thrown away, or saved, leaves its stamp here for a day, without its content: what was written before
-- that and arrives later does not bring it back.
alter table drafts
  alter column subject_id drop not null,
  alter column content drop not null,
  add constraint drafts_whole check (content is null or subject_id is not null);
