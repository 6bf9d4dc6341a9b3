-- When an attempt at a section that its clock ends was begun in practice mode (Q342), by the server's clock. Such an attempt
-- has no `begun_at`, so nothing that is about a real clock applies to it. Null: not begun, or begun in test mode.
alter table test_attempts add column practice_begun_at timestamptz;
