-- Of a test on screen: by the type of a first module, how many counted right answers lead to the harder second one. A
-- module that is not named has the computed number. And the questions that are tried out: they count in no score.
alter table exams
  add column routes jsonb not null default '{}',
  add column field_test uuid[] not null default '{}';

-- The module that the result of a submitted first module chose.
alter table test_attempts add column next_section text;

-- The types of modules end with a number.
alter table assignments
  drop constraint assignments_reference_type_check,
  add constraint assignments_reference_type_check check (
    reference_type in
      ('HomeSubTopic', 'HomeSubsubTopic', 'HomeSatQuestionTopic', 'HomeActQuestionTopic', 'HomeProblemSetQuestions',
       'MistakeSet')
    or reference_type ~ '^Home(Sat|Act)(Mock|Real)TestQuestion(/[A-Za-z0-9]+)?$');
