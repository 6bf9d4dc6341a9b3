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
  notes_formulas_version text not null default '',
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

-- What a student may open: each item's own flag and the chain above it. These views are the one place that says so;
-- what an author sees is everything that lives.
-- The cases keep each check on primary keys, so that its cost does not grow with the library.

create view open_topics as
  select id from topics where is_publish and deleted_at is null;

create view open_subtopics as
  select s.id
    from subtopics s
   where s.is_publish and s.deleted_at is null
     and exists (select from open_topics t where t.id = s.topic_id);

create view open_subsubtopics as
  select s.id
    from subsubtopics s
   where s.is_publish and s.deleted_at is null
     and exists (select from open_subtopics t where t.id = s.subtopic_id);

-- A sequence has a flag of its own beside its place's.
create view open_subtopic_sequences as
  select s.id from subtopics s
   where s.is_sequence_publish and exists (select from open_subtopics o where o.id = s.id);

create view open_subsubtopic_sequences as
  select s.id from subsubtopics s
   where s.is_sequence_publish and exists (select from open_subsubtopics o where o.id = s.id);

create view open_exam_questions as
  select q.id
    from exam_questions q
    join exams e on e.id = q.exam_id
   where q.is_publish and q.deleted_at is null and e.is_publish and e.deleted_at is null;

create view open_problem_set_places as
  select p.problem_set_id, p.parent_kind, p.parent_id
    from problem_set_places p
   where case p.parent_kind
           when 'subsubtopic' then exists (select from open_subsubtopics o where o.id = p.parent_id)
           when 'sattopic' then exists (select from open_topics o where o.id = p.parent_id)
           else exists (select from open_exam_questions o where o.id = p.parent_id)
         end;

create view open_problem_sets as
  select s.id
    from problem_sets s
   where s.is_publish and s.deleted_at is null
     and exists (select from open_problem_set_places p where p.problem_set_id = s.id);

-- Questions of test sections are never among them: those are sealed (Q105).
create view open_questions as
  select q.id
    from questions q
   where q.deleted_at is null and not q.is_hidden
     and case q.parent_kind
           when 'subtopic' then exists (select from open_subtopic_sequences o where o.id = q.parent_id)
           when 'subsubtopic' then exists (select from open_subsubtopic_sequences o where o.id = q.parent_id)
           when 'sattopic' then exists (select from open_topics o where o.id = q.parent_id)
           when 'problem_set' then exists (select from open_problem_sets o where o.id = q.parent_id)
           when 'sat_question' then exists (select from open_exam_questions o where o.id = q.parent_id)
           when 'act_question' then exists (select from open_exam_questions o where o.id = q.parent_id)
           else false
         end;

create view living_topics as select id from topics where deleted_at is null;
create view living_subtopics as select id from subtopics where deleted_at is null;
create view living_subsubtopics as select id from subsubtopics where deleted_at is null;
create view living_subtopic_sequences as select id from living_subtopics;
create view living_subsubtopic_sequences as select id from living_subsubtopics;
create view living_exam_questions as select id from exam_questions where deleted_at is null;
create view living_problem_sets as select id from problem_sets where deleted_at is null;
create view living_questions as select id from questions where deleted_at is null;

create view living_problem_set_places as
  select p.problem_set_id, p.parent_kind, p.parent_id
    from problem_set_places p
   where case p.parent_kind
           when 'subsubtopic' then exists (select from living_subsubtopics o where o.id = p.parent_id)
           when 'sattopic' then exists (select from living_topics o where o.id = p.parent_id)
           else exists (select from living_exam_questions o where o.id = p.parent_id)
         end;
