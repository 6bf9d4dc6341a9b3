-- What a student plans, and what became of the first run; null is open. A row per student, made by the first change.
create table study_plans (
  user_id uuid primary key references users on delete cascade,
  edition text check (edition in ('sat', 'act')),
  test_date date,
  -- A score of the edition.
  goal integer,
  minutes_a_day integer,
  -- The most questions that come back on one day.
  reviews_a_day integer not null,
  first_run text check (first_run in ('answered', 'skipped', 'ended')),
  updated_at timestamptz not null default now()
);
