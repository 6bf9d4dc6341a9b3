-- What a tutor writes to the student about an assignment, and what the student answers; '' for nothing.
alter table assignments
  add column note        text not null default '',
  add column answer      text not null default '',
  add column answered_at timestamptz;

-- A tutor assigns mistakes of a student: the list of questions is stored, as the mistakes change.
create table mistake_sets (
  user_id      uuid not null references users on delete cascade,
  id           uuid not null,
  title        text not null,
  -- no foreign keys: a set outlives its questions
  question_ids uuid[] not null,
  created_at   timestamptz not null default now(),
  primary key (user_id, id)
);

-- A test can be assigned: reference_type is the reference of its variant, and of one section the section's type after a
-- slash (core/assignments/test-work.ts); reference_id is the SAT or ACT. So several sections can be assigned at a time
-- under the unique index that the release before names in its statements.
alter table assignments
  drop constraint assignments_reference_type_check,
  add constraint assignments_reference_type_check check (
    reference_type in
      ('HomeSubTopic', 'HomeSubsubTopic', 'HomeSatQuestionTopic', 'HomeActQuestionTopic', 'HomeProblemSetQuestions',
       'MistakeSet')
    or reference_type ~ '^Home(Sat|Act)(Mock|Real)TestQuestion(/[A-Za-z]+)?$');

-- The questions of a set that were answered right as reviews since a time. Rows of one student only.
create function right_since(student uuid, questions uuid[], since timestamptz) returns integer language sql stable as $$
  select count(*)::integer from unnest(questions) question (id)
   where exists (select from practice_events e
                  where e.user_id = student and e.reference_type = 'HomeReview' and e.reference_id = question.id
                    and e.kind = 'answered' and e.is_correct and e.at >= since)
$$;

-- Completes the assigned sets of which this was the last question to answer right.
create function complete_mistake_sets(student uuid, card uuid, done_at timestamptz)
returns void language plpgsql as $$
begin
  -- Locked first: of two answers that end a set at the same moment, the second sees the first.
  perform from assignments a
          join mistake_sets m on m.user_id = student and m.id = a.reference_id and card = any (m.question_ids)
    where a.user_id = student and a.reference_type = 'MistakeSet' and a.completed_at is null
      for update of a;
  if not found then return; end if;
  update assignments a set completed_at = done_at
    from mistake_sets m
   where a.user_id = student and a.reference_type = 'MistakeSet' and a.completed_at is null
     and m.user_id = student and m.id = a.reference_id
     and right_since(student, m.question_ids, a.created_at) = cardinality(m.question_ids);
end $$;
