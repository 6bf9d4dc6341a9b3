-- An exam is of one edition: what is given of the SAT or ACT. Null: the edition of the specification (core/exams).
alter table exams add column edition text;

-- When an attempt at a section that its clock ends was begun, by the server's clock. Null: not begun, or without such a
-- clock.
alter table test_attempts add column begun_at timestamptz;
create index test_attempts_running on test_attempts (begun_at) where begun_at is not null and submitted_at is null;
