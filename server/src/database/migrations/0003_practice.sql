-- What students did. Progress is a fold over practice_events, and the fold reads no content.
-- Every key leads with the student's id.

create table practice_events (
  user_id        uuid not null references users on delete cascade,
  reference_type text not null,
  reference_id   uuid not null,
  -- counted by the server under the lock of the progress row, from 1
  seq            integer not null,
  kind           text not null check (kind in ('answered', 'run_started', 'reset', 'completed')),
  at             timestamptz not null default now(),
  -- the event as the state machine reads it: verdict and way as they stood on arrival
  event          jsonb not null,
  -- the state after it: the reply to a repeated request is read from here
  state          jsonb not null,
  -- of 'answered' only:
  record_id      uuid,
  question_id    uuid,
  is_correct     boolean,
  given_answer_ids           uuid[],
  given_free_response_answer text,
  time_spent_before_answer   integer,
  -- the second half of a record, sent by a later call: these only grow
  time_spent_after_answer    integer not null default 0,
  view_full_explanation      boolean not null default false,
  primary key (user_id, reference_type, reference_id, seq),
  check ((kind = 'answered') = (record_id is not null))
);
create unique index practice_events_record on practice_events (user_id, record_id) where record_id is not null;
create index practice_events_day on practice_events (user_id, at) where kind = 'answered';

create table practice_progress (
  user_id        uuid not null references users on delete cascade,
  reference_type text not null,
  reference_id   uuid not null,
  seq            integer not null,
  state          jsonb not null,
  -- seconds since the last reset
  time_spent_before_answer integer not null default 0,
  time_spent_after_answer  integer not null default 0,
  updated_at     timestamptz not null default now(),
  primary key (user_id, reference_type, reference_id)
);
