-- The floor of saving one answer: the minimum that any server must send to PostgreSQL.
-- Three prepared statements in one transaction, on the product's schema: look up the token, insert the answered event,
-- upsert its progress row. Do not change its work: figures of the bench are ratios to this floor, measured in the same
-- run. The event is added to the charts' sums, too, which a trigger did before migration 0029_save.

prepare floor_token (bytea) as
  select s.id, s.user_id, u.status
    from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
   where t.hash = $1;

prepare floor_event (uuid, uuid, integer, jsonb, uuid, uuid) as
  with added as (
    insert into practice_events
      (user_id, reference_type, reference_id, seq, kind, event, record_id, question_id, is_correct, given,
       time_spent_before_answer)
    values ($1, 'HomeProblemSetQuestions', $2, $3, 'answered', $4, $5, $6, true, '{"answerIds": []}', 12)
    returning user_id, at, time_spent_before_answer
  )
  insert into answer_quarters as q (user_id, starts_at, correct, time_before)
  select user_id, quarter_of(at), 1, time_spent_before_answer from added
  on conflict (user_id, starts_at) do update
     set correct = q.correct + excluded.correct, time_before = q.time_before + excluded.time_before;

prepare floor_progress (uuid, uuid, integer, jsonb) as
  insert into practice_progress (user_id, reference_type, reference_id, seq, state, time_spent_before_answer)
  values ($1, 'HomeProblemSetQuestions', $2, $3, $4, 12)
  on conflict (user_id, reference_type, reference_id)
  do update set seq = excluded.seq, state = excluded.state, updated_at = now();
