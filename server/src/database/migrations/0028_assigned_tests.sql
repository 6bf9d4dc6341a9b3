-- What a tutor writes to the student about an assignment, and what the student answers; '' for nothing.
alter table assignments
  add column note        text not null default '',
  add column answer      text not null default '',
  add column answered_at timestamptz;

-- A test can be assigned: reference_type is the reference of its variant, and of one section the section's type after a
-- slash (core/assignments/test-work.ts); reference_id is the SAT or ACT. So several sections can be assigned at a time
-- under the unique index that the release before names in its statements.
alter table assignments
  drop constraint assignments_reference_type_check,
  add constraint assignments_reference_type_check check (
    reference_type in
      ('HomeSubTopic', 'HomeSubsubTopic', 'HomeSatQuestionTopic', 'HomeActQuestionTopic', 'HomeProblemSetQuestions')
    or reference_type ~ '^Home(Sat|Act)(Mock|Real)TestQuestion(/[A-Za-z]+)?$');
