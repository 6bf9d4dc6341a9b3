-- What an import doubted about the key that it made: {"kind": "expression", "keys": ["4x+12", "4x + 12"]}. The doubt
-- ends when the key is another one, or when an author has accepted it as it is. Questions that were imported before have
-- none until the next import of their course.
alter table questions
  add column key_doubt jsonb,
  add column key_accepted boolean not null default false,
  add constraint questions_key_doubt check (
    key_doubt is null or (key_doubt ->> 'kind' is not null and jsonb_typeof(key_doubt -> 'keys') is not distinct from 'array')
  );
