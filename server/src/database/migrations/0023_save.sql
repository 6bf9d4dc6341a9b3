-- All that an answer does is done by functions that touch rows of one student only, the first argument: so a cluster
-- that distributes these tables by user_id runs each as one task of one node. Their statements are plain, and each sees
-- what was committed while the one before waited for a lock.

alter table practice_events
  -- as core/kinds has it: {"answerIds": […]} or {"text": "…"}; null in rows of the release before
  add column given jsonb,
  -- the revision of the question that judged the answer; null where it is not known
  add column question_revision integer;

create function given_of_columns(ids uuid[], typed text) returns jsonb language sql immutable parallel safe as $$
  select case when typed <> '' then jsonb_build_object('text', typed)
              else jsonb_build_object('answerIds', to_jsonb(coalesce(ids, '{}'))) end
$$;

-- A stored event as the state machine reads it, with what only its columns have.
create function practice_event(event jsonb, kind text, question_id uuid, is_correct boolean)
returns jsonb language sql immutable parallel safe as $$
  select event || jsonb_strip_nulls(jsonb_build_object('kind', kind, 'question_id', question_id, 'right', is_correct))
$$;

-- Adds events to a history, sums the answers for the charts, and completes the assignment of finished work. A step has
-- an event, the state after it, and of an answer the fields of its record.
create function add_practice_events(
  student uuid, ref_type text, ref_id uuid, from_seq integer, added_at timestamptz, steps jsonb
) returns void language plpgsql as $$
begin
  perform set_config('fourfold.counted', 'yes', true);
  insert into practice_events
    (user_id, reference_type, reference_id, seq, kind, at, event, state, record_id, question_id, question_revision,
     is_correct, given, given_answer_ids, given_free_response_answer, time_spent_before_answer,
     time_spent_after_answer, view_full_explanation)
  select student, ref_type, ref_id, from_seq + s.ordinality, s.event ->> 'kind', added_at, s.event,
         coalesce(s.state, '{}'), s.record_id, s.question_id, s.question_revision, s.is_correct, s.given,
         -- The release before reads these two.
         case when s.given is not null then array(select jsonb_array_elements_text(s.given -> 'answerIds')::uuid) end,
         case when s.given is not null then coalesce(s.given ->> 'text', '') end,
         s.time_spent_before_answer, coalesce(s.time_spent_after_answer, 0), coalesce(s.view_full_explanation, false)
    from rows from (jsonb_to_recordset(steps) as (
           event jsonb, state jsonb, record_id uuid, question_id uuid, question_revision integer, is_correct boolean,
           given jsonb, time_spent_before_answer integer, time_spent_after_answer integer,
           view_full_explanation boolean)) with ordinality as s;
  perform set_config('fourfold.counted', '', true);
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

-- Adds steps to a history and updates its progress, if `seq` is still `from_seq`; else returns no row. The row's lock
-- is held until the transaction ends. Times are summed since the last reset.
create function save_practice_steps(
  student uuid, ref_type text, ref_id uuid, from_seq integer, saved_at timestamptz, steps jsonb
) returns table (spent_before integer, spent_after integer) rows 1 language plpgsql as $$
declare
  is_reset boolean := steps @> '[{"event": {"kind": "reset"}}]';
begin
  insert into practice_progress as p
    (user_id, reference_type, reference_id, seq, state, time_spent_before_answer, time_spent_after_answer, updated_at)
  select student, ref_type, ref_id, from_seq + count(*), steps -> -1 -> 'state',
         coalesce(sum(s.time_spent_before_answer), 0), coalesce(sum(s.time_spent_after_answer), 0), saved_at
    from jsonb_to_recordset(steps) as s (time_spent_before_answer integer, time_spent_after_answer integer)
  on conflict (user_id, reference_type, reference_id) do update
     set seq = excluded.seq, state = excluded.state, updated_at = excluded.updated_at,
         time_spent_before_answer = excluded.time_spent_before_answer
           + case when is_reset then 0 else p.time_spent_before_answer end,
         time_spent_after_answer = excluded.time_spent_after_answer
           + case when is_reset then 0 else p.time_spent_after_answer end
   where p.seq = from_seq
  returning p.time_spent_before_answer, p.time_spent_after_answer into spent_before, spent_after;
  if found then
    perform add_practice_events(student, ref_type, ref_id, from_seq, saved_at, steps);
    return next;
  end if;
end $$;

-- Adds the answers of a submitted test section. No state machine folds them: the caller has locked the student.
create function add_test_answers(student uuid, ref_type text, ref_id uuid, added_at timestamptz, steps jsonb)
returns void language plpgsql as $$
declare
  from_seq integer;
begin
  select coalesce(max(seq), 0) into from_seq from practice_events
   where user_id = student and reference_type = ref_type and reference_id = ref_id;
  perform add_practice_events(student, ref_type, ref_id, from_seq, added_at, steps);
end $$;

-- Updates an answer record that is sent again: its time after the answer only grows, `view_full_explanation` only
-- becomes true. Returns the record as it is then, and the state in its first reply: as `state`, or if the history has
-- moved on, as the `events` that lead to it. Returns no row if `seq` has changed: the history may have been reset.
create function repeat_practice_record(
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
    perform set_config('fourfold.counted', 'yes', true);
    update practice_events e
       set time_spent_after_answer = r.time_spent_after_answer + more,
           view_full_explanation = r.view_full_explanation or has_viewed
     where e.user_id = student and e.reference_type = r.reference_type and e.reference_id = r.reference_id
       and e.seq = r.seq;
    perform set_config('fourfold.counted', '', true);
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
  given := coalesce(r.given, given_of_columns(r.given_answer_ids, r.given_free_response_answer));
  time_spent_before_answer := r.time_spent_before_answer;
  time_spent_after_answer := r.time_spent_after_answer + more;
  view_full_explanation := r.view_full_explanation or has_viewed;
  return next;
end $$;

-- Locks progress rows until the transaction ends. A reference without a row gets one with `seq` 0, so that there is a
-- row to lock.
create function lock_practice_progress(student uuid, ref_type text, ref_ids uuid[], start_state jsonb)
returns setof practice_progress language sql as $$
  insert into practice_progress as p (user_id, reference_type, reference_id, seq, state)
  -- In one order, so that two transactions never wait for each other.
  select student, ref_type, id, 0, start_state from unnest(ref_ids) id order by id
      on conflict (user_id, reference_type, reference_id) do update set seq = p.seq
  returning p.*
$$;

-- The triggers count what the release before inserts and updates, and nothing of what the functions above do.
create or replace function complete_assignment() returns trigger language plpgsql as $$
begin
  if current_setting('fourfold.counted', true) = 'yes' then return null; end if;
  update assignments set completed_at = new.at
   where user_id = new.user_id and reference_type = new.reference_type and reference_id = new.reference_id
     and completed_at is null and after_seq < new.seq;
  return null;
end $$;

create or replace function add_answers() returns trigger language plpgsql as $$
begin
  if current_setting('fourfold.counted', true) = 'yes' then return null; end if;
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

create or replace function add_time() returns trigger language plpgsql as $$
declare
  more integer := new.time_spent_after_answer - old.time_spent_after_answer;
begin
  if current_setting('fourfold.counted', true) = 'yes' then return null; end if;
  update answer_quarters
     set time_after = time_after + more,
         time_after_wrong = time_after_wrong + case when new.is_correct then 0 else more end
   where user_id = new.user_id and starts_at = quarter_of(new.at);
  return null;
end $$;
