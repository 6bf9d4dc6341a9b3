-- What those who run the place need: accounts that can be brought back, the bin, the audit, the reports.

-- 30 days after its deletion an account is erased: name, address, code and comments go, its answer records stay (Q110).
alter table users
  add column erased_at timestamptz;
create index users_deleted on users (deleted_at) where deleted_at is not null;

-- Before something is published or taken back: how many are in the middle of it, whoever they are.
create index practice_progress_reference on practice_progress (reference_id, reference_type);
create index test_attempts_open on test_attempts (exam_id) where submitted_at is null;

-- The bin: the newest first, of each kind.
create index topics_bin       on topics       (deleted_at desc, id) where deleted_at is not null;
create index subtopics_bin    on subtopics    (deleted_at desc, id) where deleted_at is not null;
create index subsubtopics_bin on subsubtopics (deleted_at desc, id) where deleted_at is not null;
create index exams_bin        on exams        (deleted_at desc, id) where deleted_at is not null;
create index problem_sets_bin on problem_sets (deleted_at desc, id) where deleted_at is not null;
create index questions_bin    on questions    (deleted_at desc, id) where deleted_at is not null;

create index audit_actor   on audit (actor_id, at desc);
create index audit_subject on audit (subject, subject_id, at desc);
