-- When content changed: as a whole, and by root. Roots are topics, exams and problem sets. A transaction that changes
-- content calls announce_content at its end. Lock order: all other rows before content_clock.

-- Microseconds since 1970, and at least one more with each change. Derived from the time so that it also increases when
-- a standby takes over that has not received the last transactions.
create table content_clock (
  is_only boolean primary key default true check (is_only),
  changed_at bigint not null default (extract(epoch from clock_timestamp()) * 1000000)::bigint
);
insert into content_clock default values;

create table content_roots (
  root_id uuid primary key,
  changed_at bigint not null
);
create index content_roots_changed on content_roots (changed_at);

-- Roots of rows of any content table. An id that no table has is returned as it is: it may be of a deleted root.
create function content_roots_of(ids uuid[]) returns setof uuid language sql stable as $$
  with recursive above (id) as (
    select unnest(ids)
    union
    select parent.id from above cross join lateral (
      select a.question_id as id from answers a where a.id = above.id
      union all select q.parent_id from questions q where q.id = above.id
      union all select p.parent_id from problem_set_places p where p.problem_set_id = above.id
      union all select s.subtopic_id from subsubtopics s where s.id = above.id
      union all select s.topic_id from subtopics s where s.id = above.id
      union all select e.exam_id from exam_questions e where e.id = above.id) parent
  )
  select id from above
   where not exists (select from answers a where a.id = above.id)
     and not exists (select from questions q where q.id = above.id)
     and not exists (select from subsubtopics s where s.id = above.id)
     and not exists (select from subtopics s where s.id = above.id)
     and not exists (select from exam_questions e where e.id = above.id)
$$;

-- Announces that the content of these rows' roots changed. The lock on content_clock serialises commits, so that a
-- reader of the clock sees all changes up to it.
create function announce_content(ids uuid[]) returns void language plpgsql as $$
declare
  roots uuid[] := array(select content_roots_of(ids));
  clock bigint;
begin
  update content_clock
     set changed_at = greatest(changed_at + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
  returning changed_at into clock;
  insert into content_roots (root_id, changed_at) select distinct root, clock from unnest(roots) root
  on conflict (root_id) do update set changed_at = excluded.changed_at;
end $$;

-- Announces that any content may have changed. The id is that of no root.
create function announce_all_content() returns void language sql as
  $$ select announce_content('{00000000-0000-0000-0000-000000000000}') $$;

-- The release before changes content without announce_content: its transactions announce all content. In the same order
-- of locks as those of this release. Dropped by 0029.
create or replace function content_changed() returns trigger language plpgsql as $$
declare
  here text := tg_table_schema || ' ' || pg_current_xact_id();
  announced boolean;
begin
  if current_setting('fourfold.content_changed', true) is distinct from here then
    execute format('select xmin = pg_current_xact_id()::xid from %I.content_clock', tg_table_schema) into announced;
    if not announced then
      execute format('select %I.announce_all_content()', tg_table_schema);
    end if;
    execute format('update %I.content_version set version = gen_random_uuid()', tg_table_schema);
    perform set_config('fourfold.content_changed', here, true);
  end if;
  return null;
end $$;

-- Notifies streams of sessions (server/src/events), at the commit of the transaction that changes what they show.
create function notify_streams(names text[]) returns void language plpgsql as $$
begin
  perform pg_notify('fourfold_session', name) from unnest(names) name;
end $$;

-- Call it in a transaction that changes what sessions show of these users: name, email, roles, status, or who their
-- students are.
create function announce_users(ids uuid[]) returns void language sql as
  $$ select notify_streams(array(select 'user:' || id from unnest(ids) id)) $$;

-- Ends sessions, by user and id, together with the impersonations that they opened. Returns the ids of those that it
-- deleted.
create function end_sessions(users uuid[], ids uuid[]) returns setof uuid language plpgsql as $$
declare
  named record;
  ended record;
begin
  -- An impersonation refers to its tutor's session: none can begin while that is locked.
  perform from sessions s join unnest(users, ids) as key (user_id, id) using (user_id, id)
    order by s.parent_id nulls first, s.id for update of s;
  for named in select * from unnest(users, ids) as key (user_id, id) loop
    for ended in
      delete from sessions s
       where (s.user_id = named.user_id and s.id = named.id)
          or (s.tutor_id = named.user_id and s.parent_id = named.id)
      returning s.id
    loop
      perform notify_streams(array['session:' || ended.id]);
      return next ended.id;
    end loop;
  end loop;
end $$;

-- Ends a session's tokens of one site. The session itself stays.
create function end_tokens(owner uuid, session uuid, of_site text) returns void language sql as $$
  with ended as (
    delete from session_tokens where user_id = owner and session_id = session and site = of_site returning session_id
  )
  select notify_streams(array(select distinct 'session:' || session_id from ended))
$$;
