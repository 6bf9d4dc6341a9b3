-- Misses come back (decision 0011): the student's day of an answer, and what a student writes about a missed question.

alter table practice_events
  -- the student's calendar day; null in older rows and if the client did not say it: then it is that of `at` in UTC
  add column day date;

-- The misses of a student, and the last one of a question.
create index practice_events_misses on practice_events (user_id, question_id, at)
  where kind = 'answered' and not is_correct;
-- The answers of a student to a question. Without the time, which is in the few rows, equal entries are stored once.
create index practice_events_answers on practice_events (user_id, question_id) where kind = 'answered';

create table mistake_notes (
  user_id     uuid not null references users on delete cascade,
  -- no foreign key: a note outlives its question
  question_id uuid not null,
  cause       text check (cause in ('did not know', 'slip', 'ran out of time', 'wrong approach')),
  note        text not null default '' check (length(note) <= 2000),
  -- when the student changed it: the last change counts
  updated_at  timestamptz not null,
  primary key (user_id, question_id)
);

-- As in 0029_save, with the day.
create or replace function add_practice_events(
  student uuid, ref_type text, ref_id uuid, from_seq integer, added_at timestamptz, steps jsonb
) returns void language plpgsql as $$
begin
  insert into practice_events
    (user_id, reference_type, reference_id, seq, kind, at, event, record_id, question_id, question_revision, is_correct,
     given, time_spent_before_answer, time_spent_after_answer, view_full_explanation, day)
  select student, ref_type, ref_id, from_seq + s.ordinality, s.event ->> 'kind', added_at,
         s.event - '{kind,question_id,right}'::text[], s.record_id, s.question_id, s.question_revision, s.is_correct,
         s.given, s.time_spent_before_answer, coalesce(s.time_spent_after_answer, 0),
         coalesce(s.view_full_explanation, false), s.day
    from rows from (jsonb_to_recordset(steps) as (
           event jsonb, record_id uuid, question_id uuid, question_revision integer, is_correct boolean, given jsonb,
           time_spent_before_answer integer, time_spent_after_answer integer, view_full_explanation boolean, day date))
         with ordinality as s;
  -- An assignment that was made under the lock of the progress row is seen here.
  if steps @> '[{"event": {"kind": "completed"}}]' then
    update assignments set completed_at = added_at
     where user_id = student and reference_type = ref_type and reference_id = ref_id
       and completed_at is null and after_seq <= from_seq;
  end if;
  insert into answer_quarters as q
    (user_id, starts_at, correct, incorrect, time_before, time_after, time_after_wrong)
  select student, quarter_of(added_at), count(*) filter (where is_correct), count(*) filter (where not is_correct),
         coalesce(sum(time_spent_before_answer), 0), sum(time_spent_after_answer),
         coalesce(sum(time_spent_after_answer) filter (where not is_correct), 0)
    from practice_events
   where user_id = student and reference_type = ref_type and reference_id = ref_id and seq > from_seq
     and kind = 'answered'
  having count(*) > 0
  on conflict (user_id, starts_at) do update
     set correct = q.correct + excluded.correct, incorrect = q.incorrect + excluded.incorrect,
         time_before = q.time_before + excluded.time_before, time_after = q.time_after + excluded.time_after,
         time_after_wrong = q.time_after_wrong + excluded.time_after_wrong;
end $$;
