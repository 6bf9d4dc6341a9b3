-- The content, the same at every size: a tree of 500 sequences with 20 questions and a set each; ten complete SATs and
-- six complete ACTs, with a sequence and a set at every number. Every fourth exam counts progress by sets.

create function bench_id(kind integer, n bigint) returns uuid language sql immutable parallel safe as
  $$ select (lpad(to_hex(kind), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

insert into topics (id, kind, title, position, is_publish)
select bench_id(3, n), 'math', 'Topic ' || n, n, true from generate_series(1, 10) n;
insert into subtopics (id, topic_id, title, position, is_publish, is_sequence_publish)
select bench_id(4, n), bench_id(3, (n - 1) / 10 + 1), 'Subtopic ' || n, n, true, false from generate_series(1, 100) n;
insert into subsubtopics (id, subtopic_id, title, position, is_publish, is_sequence_publish)
select bench_id(5, n), bench_id(4, (n - 1) / 5 + 1), 'Sequence ' || n, n, true, true from generate_series(1, 500) n;

insert into exams (id, family, title, position, is_publish, progress_by_problemset)
select bench_id(6, n), case when n <= 10 then 'sat' else 'act' end, 'Practice test ' || n, n, true, n % 4 = 0
  from generate_series(1, 16) n;
insert into exam_questions (id, exam_id, section, position, title, is_publish)
select bench_id(7, row_number() over (order by e.id, s.section, n)), e.id, s.section, n, s.section || ' ' || n + 1, true
  from exams e
  join (values ('sat', 'Reading', 52), ('sat', 'Writing', 44), ('sat', 'MathNoCalc', 20), ('sat', 'MathCalc', 38),
               ('act', 'English', 75), ('act', 'Mathematics', 60), ('act', 'Reading', 40), ('act', 'Science', 40))
       s (family, section, questions) using (family)
 cross join lateral generate_series(0, s.questions - 1) n;

create table bench_places as
select row_number() over (order by kind desc, id) as n, kind, id
  from (select 'subsubtopic' as kind, id from subsubtopics
         union all
        select e.family || '_question', q.id from exam_questions q join exams e on e.id = q.exam_id) places;
insert into problem_sets (id, title, is_publish) select bench_id(8, n), 'Set ' || n, true from bench_places;
insert into problem_set_places (problem_set_id, parent_kind, parent_id, position)
select bench_id(8, n), kind, id, 0 from bench_places;

-- The 10,000 questions of the tree come first. A number of an exam has 4 questions, a set 8; a question has 4 answers.
insert into questions (id, parent_kind, parent_id, position, question)
select bench_id(9, row_number() over (order by parents.id, n)), parents.kind, parents.id, n,
       jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children',
         jsonb_build_array(jsonb_build_object('text', repeat('Which of the following is true? ', 6)))))
  from (select kind, id, case kind when 'subsubtopic' then 20 else 4 end as questions from bench_places
         union all
        select 'problem_set', id, 8 from problem_sets) parents
 cross join lateral generate_series(0, parents.questions - 1) n;
insert into answers (id, question_id, position, correct, answer)
select bench_id(10, row_number() over (order by q.id, n)), q.id, n, n = 0,
       jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children',
         jsonb_build_array(jsonb_build_object('text', 'Choice ' || n))))
  from questions q cross join generate_series(0, 3) n;

-- What a student can practise, shuffled, and the event and state of the first to the tenth answer.
create table bench_references as
select row_number() over (order by md5(id::text)) - 1 as n, type, id
  from (select case kind when 'sat_question' then 'HomeSatQuestionTopic' when 'act_question' then 'HomeActQuestionTopic'
                         else 'HomeSubsubTopic' end as type, id from bench_places
         union all
        select 'HomeProblemSetQuestions', id from problem_sets) kinds;
create table bench_steps as
select r.n, r.type, r.id, a, bench_id(9, r.n * 6 + a) as question_id, (r.n + a) % 4 <> 0 as is_right,
       jsonb_build_object(
         case when r.type = 'HomeProblemSetQuestions' then 'next' else 'way' end,
         case when r.type = 'HomeProblemSetQuestions' then to_jsonb(bench_id(9, r.n * 6 + a + 1))
              else jsonb_build_object('problemset', null, 'question', bench_id(9, r.n * 6 + a + 1)) end,
         'total_questions', 12) as event,
       case when r.type = 'HomeProblemSetQuestions'
            then jsonb_build_object('run', least(a % 5, 4), 'mastered', a >= 4, 'answered', a, 'total_questions', 12,
                                    'question_id', bench_id(9, r.n * 6 + a + 1))
            else jsonb_build_object('at', 'question', 'questions_complete', a, 'total_questions', 12,
                                    'question_id', bench_id(9, r.n * 6 + a + 1)) end as state
  from bench_references r
 cross join generate_series(1, 10) a;
create index on bench_steps (n);
analyze bench_steps;
