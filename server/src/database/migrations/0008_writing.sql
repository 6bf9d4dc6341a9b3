-- What authors need beside the content itself.

-- A change says which revision it was made from, so that nobody's text is overwritten unseen.
alter table questions
  add column rev        integer     not null default 0,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid;
alter table answers
  add column rev        integer     not null default 0,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid;
alter table problem_sets
  add column rev        integer     not null default 0,
  add column updated_at timestamptz not null default now(),
  add column updated_by uuid;

-- What is being written and is not saved yet: of one author, form and record. `stamp` grows with each change.
create table drafts (
  user_id    uuid        not null references users on delete cascade,
  key        text        not null,
  subject_id uuid        not null,
  base_rev   integer,
  content    jsonb       not null,
  stamp      bigint      not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index drafts_newest on drafts (updated_at);

-- Images of documents, under the SHA-256 of their bytes: the same image is stored once, and any server process has it.
create table media (
  sha256     text        primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  extension  text        not null check (extension in ('png', 'jpg', 'webp', 'gif')),
  width      integer     not null,
  height     integer     not null,
  bytes      bytea       not null,
  created_by uuid,
  created_at timestamptz not null default now()
);
-- They are compressed already.
alter table media alter column bytes set storage external;

-- Links of sets that an author took away. One that is made again soon, as Undo does, is as old as it was: the earliest
-- link of a set is its main place (Q84).
create table unlinked_places (
  problem_set_id uuid        not null references problem_sets on delete cascade,
  parent_kind    text        not null,
  parent_id      uuid        not null,
  linked_at      timestamptz not null,
  unlinked_at    timestamptz not null,
  primary key (problem_set_id, parent_kind, parent_id)
);

-- What one deletion took is found by its id.
create index questions_deletion on questions (deletion_id) where deletion_id is not null;

-- Search: every word of a title, of a stem and of its formulas, as it is written. Without signs: PostgreSQL would read
-- a<b as a tag, 3/4 as the path of a file, +3 as another word than 3. A point stays, for numbers. The end of a very long
-- text is left out: a tsvector has 1 MB at most. `search-words.ts` takes the signs out of what is asked for.
create function search_words(written text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', left(translate(written, E'!"#$%&\'()*+,-/:;<=>?@[\\]^_`{|}~', repeat(' ', 31)), 100000))
$$;
create function document_text(document jsonb) returns text language sql immutable parallel safe as $$
  select string_agg(leaf #>> '{}', ' ')
    from (select jsonb_path_query(document, 'strict $.**.text') union all
          select jsonb_path_query(document, 'strict $.**.latex')) as leaves (leaf)
$$;
alter table topics       add column words tsvector generated always as (search_words(title)) stored;
alter table subtopics    add column words tsvector generated always as (search_words(title)) stored;
alter table subsubtopics add column words tsvector generated always as (search_words(title)) stored;
alter table problem_sets add column words tsvector generated always as (search_words(title)) stored;
alter table exams        add column words tsvector generated always as (search_words(title)) stored;
alter table questions    add column words tsvector generated always as (search_words(document_text(question))) stored;
create index topics_words       on topics       using gin (words) where deleted_at is null;
create index subtopics_words    on subtopics    using gin (words) where deleted_at is null;
create index subsubtopics_words on subsubtopics using gin (words) where deleted_at is null;
create index problem_sets_words on problem_sets using gin (words) where deleted_at is null;
create index exams_words        on exams        using gin (words) where deleted_at is null;
create index questions_words    on questions    using gin (words) where deleted_at is null;
