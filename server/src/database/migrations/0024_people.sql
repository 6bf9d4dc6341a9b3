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

-- The official exams that students took and recorded (Q46) leave exams, which is content.
create table own_exams (
  user_id    uuid not null references users on delete cascade,
  id         uuid not null,
  family     text not null check (family in ('sat', 'act')),
  title      text not null,
  marks      jsonb not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (user_id, id)
);
-- While processes of both releases run, each writes its own table, and these triggers copy the row to the other's. They
-- do nothing for what they wrote themselves, nor for rows that go with their user: those go from both tables.
create function copy_exam_of_student() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from own_exams where user_id = old.owner_id and id = old.id;
    return null;
  end if;
  insert into own_exams (user_id, id, family, title, marks, created_at, deleted_at)
  values (new.owner_id, new.id, new.family, new.title, new.marks, new.created_at, new.deleted_at)
  on conflict (user_id, id) do update
     set title = excluded.title, marks = excluded.marks, deleted_at = excluded.deleted_at;
  return null;
end $$;
create trigger exams_of_student after insert or update on exams
  for each row when (pg_trigger_depth() = 0 and new.owner_id is not null) execute function copy_exam_of_student();
create trigger exams_of_student_deleted after delete on exams
  for each row when (pg_trigger_depth() = 0 and old.owner_id is not null) execute function copy_exam_of_student();

create function copy_own_exam() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from exams where id = old.id and owner_id = old.user_id;
    return null;
  end if;
  insert into exams (id, owner_id, family, title, position, is_publish, marks, created_at, deleted_at)
  values (new.id, new.user_id, new.family, new.title, 0, true, new.marks, new.created_at, new.deleted_at)
  on conflict (id) do update
     set title = excluded.title, marks = excluded.marks, deleted_at = excluded.deleted_at;
  return null;
end $$;

insert into own_exams (user_id, id, family, title, marks, created_at, deleted_at)
select owner_id, id, family, title, marks, created_at, deleted_at from exams where owner_id is not null;
-- After the copy, which must not be copied back.
create trigger own_exams_copied after insert or update or delete on own_exams
  for each row when (pg_trigger_depth() = 0) execute function copy_own_exam();

-- The keys of the release after: found by the student, as every row of one student is.
create unique index assignments_by_user on assignments (user_id, id);
create unique index reported_problems_by_user on reported_problems (user_id, id);

-- Sessions and what belongs to them carry their user, too: a token leads to its session by the session's whole key. A
-- trigger adds the user to what the release before inserts.
create unique index sessions_by_user on sessions (user_id, id);
do $$
declare
  name text;
begin
  foreach name in array array['session_tokens', 'hand_over_codes', 'session_streams'] loop
    execute format('alter table %I add column user_id uuid', name);
  end loop;
end $$;
create function add_user_of_session() returns trigger language plpgsql as $$
begin
  select s.user_id into new.user_id from sessions s where s.id = new.session_id;
  return new;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['session_tokens', 'hand_over_codes', 'session_streams'] loop
    execute format('create trigger user_of_session before insert on %I
                      for each row when (new.user_id is null) execute function add_user_of_session()', name);
    execute format('update %I o set user_id = s.user_id from sessions s where s.id = o.session_id', name);
  end loop;
end $$;
