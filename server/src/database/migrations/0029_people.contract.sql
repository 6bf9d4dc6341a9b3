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
