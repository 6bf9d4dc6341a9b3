-- What only the release before uses of the keys of students (migration 0024).

drop trigger users_activity on users;
drop function copy_user_activity();
alter table users drop column last_active_at;

-- The column owner_id is always null from here on, and goes with the next release: statements of this one read it.
drop trigger own_exams_copied on own_exams;
drop function copy_own_exam();
drop trigger exams_of_student on exams;
drop trigger exams_of_student_deleted on exams;
drop function copy_exam_of_student();
delete from exams where owner_id is not null;
drop index exams_owner;
alter table exams
  drop constraint exams_owner_id_fkey,
  drop column marks,
  add constraint exams_authored check (owner_id is null);

alter table assignments drop constraint assignments_pkey;
alter table assignments add constraint assignments_pkey primary key using index assignments_by_user;
alter table reported_problems drop constraint reported_problems_pkey;
alter table reported_problems add constraint reported_problems_pkey primary key using index reported_problems_by_user;
-- Authors settle a report by its id alone.
create index reported_problems_id on reported_problems (id);

-- Sessions and what belongs to them, by the session's whole key. A tutor's session is the parent of its impersonations.
alter table session_tokens
  drop constraint session_tokens_session_id_fkey,
  alter column user_id set not null;
alter table hand_over_codes
  drop constraint hand_over_codes_session_id_fkey,
  alter column user_id set not null;
alter table session_streams
  drop constraint session_streams_session_id_fkey,
  alter column user_id set not null;
alter table sessions drop constraint sessions_parent_id_fkey;
alter table sessions drop constraint sessions_pkey;
alter table sessions add constraint sessions_pkey primary key using index sessions_by_user;
alter table sessions add foreign key (tutor_id, parent_id) references sessions (user_id, id) on delete cascade;
alter table session_tokens add foreign key (user_id, session_id) references sessions on delete cascade;
alter table hand_over_codes add foreign key (user_id, session_id) references sessions on delete cascade;
alter table session_streams add foreign key (user_id, session_id) references sessions on delete cascade;
drop trigger user_of_session on session_tokens;
drop trigger user_of_session on hand_over_codes;
drop trigger user_of_session on session_streams;
drop function add_user_of_session();
-- It is the beginning of the primary key.
drop index sessions_user;
