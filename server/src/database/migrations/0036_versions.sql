-- What students are given of a test section that its clock ends: the next version is stored by the first who begins after
-- a change. An attempt names its version, so no change of the form reaches those who have begun.
create table section_versions (
  exam_id uuid not null references exams on delete cascade,
  section text not null,
  is_real boolean not null,
  version integer not null check (version > 0),
  -- SHA-256 of the content: a change that is undone is the version of before.
  hash text not null,
  -- The questions with keys and explanations, and what chooses the next module.
  content jsonb not null,
  made_at timestamptz not null default now(),
  primary key (exam_id, section, is_real, version),
  unique (exam_id, section, is_real, hash)
);

-- Null: not begun, or not ended by a clock.
alter table test_attempts add column version integer;

-- The device that takes the section, by an id that it chose. Another one asks before it continues.
alter table test_attempts add column device uuid;
