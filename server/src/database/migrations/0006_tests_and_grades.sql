-- SATs and ACTs in full: what an exam carries, records of official exams, personal order, paper grading, tests.

alter table exams
  -- null: authored; else the account whose official exam it records (Q46)
  add column owner_id             uuid references users on delete cascade,
  add column marks                jsonb not null default '{}',
  -- the conversion table and the answer key as they were uploaded, heads included
  add column score                jsonb not null default '[]',
  add column bubble_sheet_answers jsonb not null default '[]',
  -- published tests, each by the name of its flag: math_calc_mock_test_publish and the like
  add column published_tests      text[] not null default '{}';
create index exams_owner on exams (owner_id, family) where owner_id is not null and deleted_at is null;

-- The order of one's own list (Q64); exams that are not in it come behind it in the studio's order.
create table exam_orders (
  user_id  uuid not null references users on delete cascade,
  family   text not null check (family in ('sat', 'act')),
  exam_ids uuid[] not null,
  primary key (user_id, family)
);

-- What a student entered for a paper test. Each column is keyed by the section's type.
create table exam_grades (
  user_id            uuid not null references users on delete cascade,
  exam_id            uuid not null references exams on delete cascade,
  selected_wrong     jsonb not null default '{}',
  selected_uncertain jsonb not null default '{}',
  bubble_sheet       jsonb not null default '{}',
  grade_submitted    jsonb not null default '{}',
  timed              jsonb not null default '{}',
  updated_at         timestamptz not null default now(),
  primary key (user_id, exam_id)
);

-- One attempt at a test section (Q106). Reset Test begins the next attempt; the old one stays.
create table test_attempts (
  user_id      uuid not null references users on delete cascade,
  exam_id      uuid not null references exams on delete cascade,
  section      text not null,
  is_real      boolean not null,
  attempt      integer not null,
  extra_time   numeric(2, 1) not null default 1,
  started_at   timestamptz not null default now(),
  -- final
  submitted_at timestamptz,
  -- of a submitted attempt: number right, of how many
  correct      integer,
  questions    integer,
  primary key (user_id, exam_id, section, is_real, attempt),
  check ((submitted_at is null) = (correct is null) and (submitted_at is null) = (questions is null))
);

create table test_entries (
  user_id        uuid not null,
  exam_id        uuid not null,
  section        text not null,
  is_real        boolean not null,
  attempt        integer not null,
  -- no foreign key: an entry outlives its question (Q84)
  question_id    uuid not null,
  rev            integer not null,
  -- as it was given: the part of the wire's entry that is the student's own
  entry          jsonb not null,
  -- seconds in view; only grows
  time_spent     integer not null default 0,
  -- filled at submission: key, verdict, and the title of the question as it stood; null where the question was gone
  judged         jsonb,
  -- entries that a later one replaced, oldest first
  replaced       jsonb not null default '[]',
  updated_at     timestamptz not null default now(),
  primary key (user_id, exam_id, section, is_real, attempt, question_id),
  foreign key (user_id, exam_id, section, is_real, attempt) references test_attempts on delete cascade
);
