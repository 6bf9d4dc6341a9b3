-- What only the release before uses of the keys of students (migration 0024).

drop trigger users_activity on users;
drop function copy_user_activity();
alter table users drop column last_active_at;
