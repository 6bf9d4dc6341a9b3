-- Who looks after whom, what was assigned, who is in the room, and the sums that a dashboard is drawn from.

create table tutor_students (
  tutor_id   uuid not null references users on delete cascade,
  student_id uuid not null references users on delete cascade,
  linked_at  timestamptz not null default now(),
  primary key (tutor_id, student_id),
  check (tutor_id <> student_id)
);
create index tutor_students_student on tutor_students (student_id);

-- The browser and system as they said at log-in; null where they said nothing.
alter table sessions add column device text;

create table assignments (
  id               uuid primary key,
  user_id          uuid not null references users on delete cascade,
  -- no foreign key: an assignment outlives the account of the tutor who made it
  assigned_by      uuid not null,
  assigned_by_name text not null,
  type             text not null check (type in ('assign', 'reassign')),
  -- what it is about, as practice_progress names it
  reference_type   text not null check (reference_type in
    ('HomeSubTopic', 'HomeSubsubTopic', 'HomeSatQuestionTopic', 'HomeActQuestionTopic', 'HomeProblemSetQuestions')),
  reference_id     uuid not null,
  topic_type       text not null check (topic_type in ('sat', 'act', 'reading', 'grammar', 'math')),
  -- the place that it was assigned from; of a set the one that a link to it goes through
  subtopic_id      uuid,
  subsubtopic_id   uuid,
  sattopic_id      uuid,
  sat_question_id  uuid,
  act_question_id  uuid,
  -- sets that were assigned together, each with what was done
  reference_record jsonb not null default '{}',
  -- the student's progress stood here when it was made: only what came after it completes it (Q104)
  after_seq        integer not null,
  assignment_date  date not null,
  created_at       timestamptz not null default now(),
  completed_at     timestamptz
);
create unique index assignments_open on assignments (user_id, reference_type, reference_id) where completed_at is null;
create index assignments_user on assignments (user_id, completed_at, assignment_date);

-- Work that ends completes its assignment, whatever statement ended it. A function's statement sees what was committed
-- while the progress row was waited for, as a sub-select of the appending statement would not: so an assignment that is
-- made under that row's lock, at the same moment, is not missed. It runs for `completed` events alone.
create function complete_assignment() returns trigger language plpgsql as $$
begin
  update assignments set completed_at = new.at
   where user_id = new.user_id and reference_type = new.reference_type and reference_id = new.reference_id
     and completed_at is null and after_seq < new.seq;
  return null;
end $$;
create trigger practice_events_finished after insert on practice_events
  for each row when (new.kind = 'completed') execute function complete_assignment();

-- A tutor's list counts what was mastered this week.
create index practice_events_completed on practice_events (user_id, at) where kind = 'completed';

-- Which places have something to do: the progress of a whole list asks for thousands, and need not open their questions.
create index questions_shown on questions (parent_kind, parent_id) where deleted_at is null and not is_hidden;

-- What the charts add up: every time zone since 2020 begins its days on a quarter of an hour.
create table answer_quarters (
  user_id          uuid not null references users on delete cascade,
  starts_at        timestamptz not null,
  correct          integer not null default 0,
  incorrect        integer not null default 0,
  -- seconds
  time_before      bigint not null default 0,
  time_after       bigint not null default 0,
  time_after_wrong bigint not null default 0,
  primary key (user_id, starts_at)
);

create function quarter_of(at timestamptz) returns timestamptz language sql immutable parallel safe as
  $$ select date_bin('15 minutes', at, timestamptz '2020-01-01 00:00:00+00') $$;

insert into answer_quarters (user_id, starts_at, correct, incorrect, time_before, time_after, time_after_wrong)
select user_id, quarter_of(at), count(*) filter (where is_correct), count(*) filter (where not is_correct),
       coalesce(sum(time_spent_before_answer), 0), sum(time_spent_after_answer),
       coalesce(sum(time_spent_after_answer) filter (where not is_correct), 0)
  from practice_events where kind = 'answered' group by 1, 2;

create function add_answers() returns trigger language plpgsql as $$
begin
  insert into answer_quarters as q
    (user_id, starts_at, correct, incorrect, time_before, time_after, time_after_wrong)
  select user_id, quarter_of(at), count(*) filter (where is_correct), count(*) filter (where not is_correct),
         coalesce(sum(time_spent_before_answer), 0), sum(time_spent_after_answer),
         coalesce(sum(time_spent_after_answer) filter (where not is_correct), 0)
    from added where kind = 'answered' group by 1, 2 order by 1, 2
  on conflict (user_id, starts_at) do update
     set correct = q.correct + excluded.correct, incorrect = q.incorrect + excluded.incorrect,
         time_before = q.time_before + excluded.time_before, time_after = q.time_after + excluded.time_after,
         time_after_wrong = q.time_after_wrong + excluded.time_after_wrong;
  return null;
end $$;
create trigger practice_events_added after insert on practice_events
  referencing new table as added for each statement execute function add_answers();

-- The second half of a record grows.
create function add_time() returns trigger language plpgsql as $$
declare
  more integer := new.time_spent_after_answer - old.time_spent_after_answer;
begin
  update answer_quarters
     set time_after = time_after + more,
         time_after_wrong = time_after_wrong + case when new.is_correct then 0 else more end
   where user_id = new.user_id and starts_at = quarter_of(new.at);
  return null;
end $$;
create trigger practice_events_grown after update of time_spent_after_answer on practice_events
  for each row when (new.kind = 'answered' and new.time_spent_after_answer <> old.time_spent_after_answer)
  execute function add_time();

-- Whoever watches a session hears of it, whatever changed it: this process, another, or a person at psql.
create function tell_of_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('fourfold_session', 'session:' || old.id);
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each row execute function tell_of_session();

-- A session can lose a token and live on: a tutor who goes back gets a new one for this site.
create function tell_of_token() returns trigger language plpgsql as $$
begin
  perform pg_notify('fourfold_session', 'session:' || old.session_id);
  return null;
end $$;
create trigger session_tokens_ended after delete on session_tokens for each row execute function tell_of_token();

create function tell_of_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('fourfold_session', 'user:' || new.id);
  return null;
end $$;
create trigger users_changed
  after update of username, email, user_type, is_admin, is_super_admin, is_tutor, status, deleted_at on users
  for each row execute function tell_of_user();

create function tell_of_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('fourfold_session', 'user:' || old.tutor_id);
  return null;
end $$;
create trigger tutor_students_unlinked after delete on tutor_students for each row execute function tell_of_link();
