-- What authors write. Every kind has the same shape: position, publish flag, soft delete.
-- `deletion_id` marks all rows that one deletion took with it (Q84).
-- `import_key` is the place in its source, so that an import can run twice.
-- Rich fields are jsonb block lists; `formulas` holds the compiled mathematics of the whole row, by formula key.

create table topics (
  id          uuid primary key,
  kind        text not null check (kind in ('math', 'grammar', 'reading', 'sat')),
  title       text not null,
  position    integer not null,
  is_publish  boolean not null default false,
  -- where the content comes from and under which licence, shown under the title
  source      text,
  licence     text,
  import_key  text unique,
  created_at  timestamptz not null default now(),
  deleted_at  timestamptz,
  deletion_id uuid
);
create index topics_kind on topics (kind, position) where deleted_at is null;

create table subtopics (
  id                  uuid primary key,
  topic_id            uuid not null references topics on delete cascade,
  title               text not null,
  position            integer not null,
  is_publish          boolean not null default false,
  is_sequence_publish boolean not null default false,
  import_key          text unique,
  created_at          timestamptz not null default now(),
  deleted_at          timestamptz,
  deletion_id         uuid
);
create index subtopics_topic on subtopics (topic_id, position) where deleted_at is null;

create table subsubtopics (
  id                  uuid primary key,
  subtopic_id         uuid not null references subtopics on delete cascade,
  title               text not null,
  position            integer not null,
  is_publish          boolean not null default false,
  is_sequence_publish boolean not null default false,
  import_key          text unique,
  created_at          timestamptz not null default now(),
  deleted_at          timestamptz,
  deletion_id         uuid
);
create index subsubtopics_subtopic on subsubtopics (subtopic_id, position) where deleted_at is null;

-- SATs and ACTs are one kind with two descriptors.
create table exams (
  id                     uuid primary key,
  family                 text not null check (family in ('sat', 'act')),
  title                  text not null,
  position               integer not null,
  is_publish             boolean not null default false,
  progress_by_problemset boolean not null default false,
  created_at             timestamptz not null default now(),
  deleted_at             timestamptz,
  deletion_id            uuid
);
create index exams_family on exams (family, position) where deleted_at is null;

create table exam_questions (
  id          uuid primary key,
  exam_id     uuid not null references exams on delete cascade,
  section     text not null check (section in
    ('Reading', 'Writing', 'MathNoCalc', 'MathCalc', 'English', 'Mathematics', 'Science')),
  -- zero-based, shown plus one
  position    integer not null,
  -- null: the number is inactive (Q47)
  title       text,
  is_publish  boolean not null default false,
  created_at  timestamptz not null default now(),
  deleted_at  timestamptz,
  deletion_id uuid,
  unique (exam_id, section, position)
);

create table problem_sets (
  id             uuid primary key,
  title          text not null,
  notes          jsonb not null default '[]',
  notes_formulas jsonb not null default '{}',
  is_publish     boolean not null default false,
  import_key     text unique,
  created_at     timestamptz not null default now(),
  deleted_at     timestamptz,
  deletion_id    uuid
);

-- Where a set hangs. The earliest living link is its main place (Q84).
create table problem_set_places (
  problem_set_id uuid not null references problem_sets on delete cascade,
  parent_kind    text not null check (parent_kind in ('subsubtopic', 'sattopic', 'sat_question', 'act_question')),
  parent_id      uuid not null,
  position       integer not null,
  linked_at      timestamptz not null default clock_timestamp(),
  primary key (problem_set_id, parent_kind, parent_id)
);
create index problem_set_places_parent on problem_set_places (parent_kind, parent_id, position);

create table questions (
  id                         uuid primary key,
  parent_kind                text not null check (parent_kind in
    ('subtopic', 'subsubtopic', 'problem_set', 'sattopic', 'sat_question', 'act_question', 'sat_test', 'act_test')),
  parent_id                  uuid not null,
  -- of a test section: the section and whether it is the real variant
  section                    text,
  is_real                    boolean,
  position                   integer not null,
  question                   jsonb not null,
  question_exp               jsonb not null default '[]',
  help                       jsonb not null default '[]',
  help_exp                   jsonb not null default '[]',
  formulas                   jsonb not null default '{}',
  formulas_version           text not null default '',
  rank                       smallint not null default 0 check (rank between 0 and 4),
  -- null: the question has nothing to do with a calculator
  is_calc                    boolean,
  is_free_response           boolean not null default false,
  is_hidden                  boolean not null default false,
  exp_position_before_answer boolean not null default false,
  link_right_question_id     uuid references questions on delete set null,
  link_wrong_question_id     uuid references questions on delete set null,
  link_right_problemset_id   uuid references problem_sets on delete set null,
  link_wrong_problemset_id   uuid references problem_sets on delete set null,
  import_key                 text unique,
  created_at                 timestamptz not null default now(),
  deleted_at                 timestamptz,
  deletion_id                uuid
);
create index questions_parent on questions (parent_kind, parent_id, position) where deleted_at is null;

create table answers (
  id                   uuid primary key,
  question_id          uuid not null references questions on delete cascade,
  position             integer not null,
  -- '[]' for a free response, shown as NA on the wire
  answer               jsonb not null default '[]',
  explanation          jsonb not null default '[]',
  formulas             jsonb not null default '{}',
  formulas_version     text not null default '',
  correct              boolean not null default false,
  is_free_response     boolean not null default false,
  free_response_answer text not null default '',
  is_exact_match       boolean not null default false,
  symbol               text not null default '',
  symbol_position_left boolean not null default false,
  next_question_id     uuid references questions on delete set null,
  link_problemset_id   uuid references problem_sets on delete set null,
  created_at           timestamptz not null default now()
);
create index answers_question on answers (question_id, position);
