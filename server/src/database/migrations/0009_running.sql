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

-- The last use of a session: sessions themselves go with log-out. A look at a student is its tutor's.
alter table users add column last_active_at timestamptz;
update users u set last_active_at = used.at
  from (select coalesce(s.tutor_id, s.user_id) as user_id, max(t.last_used_at) as at
          from sessions s join session_tokens t on t.session_id = s.id group by 1) used
 where used.user_id = u.id;

-- The tables of the users page, and how many came with a code.
create index users_by_name on users (user_type, lower(username), id) where deleted_at is null;
create index users_code    on users (code) where code is not null;

-- Who deleted what is in the bin, with all that went along.
alter table audit add column deletion_id uuid;
create index audit_deletion on audit (deletion_id) where deletion_id is not null;
create index audit_action   on audit (action, at desc);

-- What is deleted for good is asked after in each of these, row by row.
create index questions_right_question on questions (link_right_question_id)   where link_right_question_id is not null;
create index questions_wrong_question on questions (link_wrong_question_id)   where link_wrong_question_id is not null;
create index questions_right_set      on questions (link_right_problemset_id) where link_right_problemset_id is not null;
create index questions_wrong_set      on questions (link_wrong_problemset_id) where link_wrong_problemset_id is not null;
create index answers_next_question    on answers   (next_question_id)         where next_question_id is not null;
create index answers_next_set         on answers   (link_problemset_id)       where link_problemset_id is not null;

-- An exam that was deleted for good while students have tests or grades of it stays as a title, out of the bin, too.
alter table exams add column purged_at timestamptz;
-- Answer records outlive what they were given to, and show its last title (Q84).
create table last_titles (
  id    uuid primary key,
  title text not null
);
