-- The time that a tutor or a super admin granted a student for tests that a clock ends (Q336). What was granted before is
-- in the audit.
create table granted_time (
  user_id uuid primary key references users on delete cascade,
  -- A factor of each section's minutes, or minutes more.
  time_factor numeric(3, 2) check (time_factor > 1),
  time_minutes integer check (time_minutes > 0),
  -- A factor of each scheduled break, or minutes more after each section.
  break_factor numeric(3, 2) check (break_factor > 1),
  break_minutes integer check (break_minutes > 0),
  -- The last day on which it counts.
  until date not null,
  granted_by uuid references users on delete set null,
  granted_at timestamptz not null default now(),
  check (time_factor is null or time_minutes is null),
  check (break_factor is null or break_minutes is null),
  check (num_nonnulls(time_factor, time_minutes, break_factor, break_minutes) > 0)
);

-- Seconds that were granted for this attempt; null if its time is `extra_time` alone. They never become fewer.
alter table test_attempts add column granted_seconds integer check (granted_seconds > 0);
