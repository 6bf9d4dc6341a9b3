-- The functions do all that the triggers did.
drop trigger practice_events_finished on practice_events;
drop trigger practice_events_added on practice_events;
drop trigger practice_events_grown on practice_events;
drop function complete_assignment(), add_answers(), add_time();

-- A row says each thing once: the state after an event is folded from the events, and an event does not repeat columns.
-- The table is written once, for all of this, as an update of each row would double it.
alter table practice_events
  drop column state,
  drop column given_answer_ids,
  drop column given_free_response_answer,
  alter column given type jsonb using coalesce(given, case when kind = 'answered' then
    given_of_columns(given_answer_ids, given_free_response_answer) end),
  alter column event type jsonb using
    case when jsonb_typeof(event) = 'object' then event - '{kind,question_id,right}'::text[] else event end;
drop function given_of_columns(uuid[], text);

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

create or replace function repeat_practice_record(
  student uuid, record uuid, from_seq integer, seconds_after integer, has_viewed boolean
) returns table (
  question_id uuid, is_correct boolean, given jsonb, time_spent_before_answer integer, time_spent_after_answer integer,
  view_full_explanation boolean, seq integer, state jsonb, events jsonb, spent_before integer, spent_after integer
) rows 1 language plpgsql as $$
#variable_conflict use_column
declare
  r record;
  more integer;
begin
  select e.*, p.state as present_state, p.time_spent_before_answer as all_before, p.time_spent_after_answer as all_after
    into r
    from practice_events e join practice_progress p using (user_id, reference_type, reference_id)
   where e.user_id = student and e.record_id = record and p.seq = from_seq
     for update;
  if not found then return; end if;

  more := greatest(seconds_after - r.time_spent_after_answer, 0);
  spent_before := r.all_before;
  spent_after := r.all_after;
  if more > 0 or (has_viewed and not r.view_full_explanation) then
    update practice_events e
       set time_spent_after_answer = r.time_spent_after_answer + more,
           view_full_explanation = r.view_full_explanation or has_viewed
     where e.user_id = student and e.reference_type = r.reference_type and e.reference_id = r.reference_id
       and e.seq = r.seq;
  end if;
  if more > 0 then
    update answer_quarters q
       set time_after = q.time_after + more,
           time_after_wrong = q.time_after_wrong + case when r.is_correct then 0 else more end
     where q.user_id = student and q.starts_at = quarter_of(r.at);
    -- Time before a reset is not counted after it.
    update practice_progress p
       set time_spent_after_answer = p.time_spent_after_answer + more
     where p.user_id = student and p.reference_type = r.reference_type and p.reference_id = r.reference_id
       and not exists (
         select from practice_events e
          where e.user_id = student and e.reference_type = r.reference_type and e.reference_id = r.reference_id
            and e.seq > r.seq and e.kind = 'reset')
    returning p.time_spent_after_answer into spent_after;
    spent_after := coalesce(spent_after, r.all_after);
  end if;

  seq := r.seq + (select count(*) from practice_events e
                   where e.user_id = student and e.reference_type = r.reference_type
                     and e.reference_id = r.reference_id and e.seq = r.seq + 1 and e.kind = 'completed');
  if seq = from_seq then
    state := r.present_state;
  else
    -- A reset leads to the start, whatever was before it.
    select jsonb_agg(practice_event(e.event, e.kind, e.question_id, e.is_correct) order by e.seq) into events
      from practice_events e
     where e.user_id = student and e.reference_type = r.reference_type and e.reference_id = r.reference_id
       and e.seq <= repeat_practice_record.seq
       and e.seq > (select coalesce(max(b.seq), 0) from practice_events b
                     where b.user_id = student and b.reference_type = r.reference_type
                       and b.reference_id = r.reference_id and b.seq < r.seq and b.kind = 'reset');
  end if;
  question_id := r.question_id;
  is_correct := r.is_correct;
  given := r.given;
  time_spent_before_answer := r.time_spent_before_answer;
  time_spent_after_answer := r.time_spent_after_answer + more;
  view_full_explanation := r.view_full_explanation or has_viewed;
  return next;
end $$;
