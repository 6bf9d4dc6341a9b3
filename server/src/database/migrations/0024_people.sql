-- Rows of one student get keys that lead with the student, so that a cluster can distribute them by user_id (Q313).

-- The last use of an account leaves users, which a cluster has whole on each node. The order of the statements matters:
-- the trigger's lock ends the writes of the release before until the rows are copied.
create table user_activity (
  user_id        uuid primary key references users on delete cascade,
  last_active_at timestamptz not null
);
create function copy_user_activity() returns trigger language plpgsql as $$
begin
  insert into user_activity as own (user_id, last_active_at) values (new.id, new.last_active_at)
  on conflict (user_id) do update set last_active_at = greatest(own.last_active_at, excluded.last_active_at);
  return null;
end $$;
create trigger users_activity after insert or update of last_active_at on users
  for each row when (new.last_active_at is not null) execute function copy_user_activity();
insert into user_activity (user_id, last_active_at)
select id, last_active_at from users where last_active_at is not null;
