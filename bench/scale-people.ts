/** The size of a school. */
export type SchoolSize = {
  students: number;
  /** Total number of answer records, without those of the first student. */
  answers: number;
  /** Answer records of the first student. */
  heavy: number;
  /** Students of the first tutor. */
  linked: number;
};

/** Answers per sitting, of most students and of the first student. */
const sitting = 5;
const heavySitting = 10;
/** Seconds over which all activity is spread, until now. */
const year = 365 * 86_400;

/** Returns the SQL statements that create the users and their activity, in order. */
export function peopleStatements(size: SchoolSize): string[] {
  return [...people(size), ...practice(size), quarters, ...tests(size), ...papers(size), ...assignments(size)];
}

const everyStudent = ({ students }: SchoolSize) => `generate_series(1, ${students}) s`;
/** Number of sittings: between half and one and a half of the mean, depending on the student. */
function sittings({ students, answers }: SchoolSize) {
  const mean = answers / students / sitting;
  return { max: Math.ceil(1.5 * mean), ofStudent: `floor(${mean} * (0.5 + ((s * 31) % 41) / 40.0))` };
}

function people(size: SchoolSize): string[] {
  // The first tutor has `linked` students, the others about 30 each.
  const tutors = 1 + Math.max(1, Math.ceil((size.students - size.linked) / 30));
  return [
    `insert into users (id, username, email, user_type)
     select bench_id(1, s), 'Student ' || s, 'student' || s || '@mail.example', 'Student' from ${everyStudent(size)}`,
    `insert into users (id, username, email, user_type)
     select bench_id(2, t), 'Tutor ' || t, 'tutor' || t || '@mail.example', 'Tutor' from generate_series(1, ${tutors}) t`,
    `insert into tutor_students (tutor_id, student_id)
     select bench_id(2, case when s <= ${size.linked} then 1 else 2 + s % ${tutors - 1} end), bench_id(1, s)
       from ${everyStudent(size)}`,
    `insert into sessions (id, user_id) select bench_id(13, n), bench_id(1, n) from generate_series(1, ${size.students}) n`,
    `insert into sessions (id, user_id) select bench_id(14, n), bench_id(2, n) from generate_series(1, ${tutors}) n`,
    // An impersonation of each student by the student's tutor.
    `insert into sessions (id, user_id, parent_id, tutor_id, ends_at)
     select bench_id(15, s), bench_id(1, s), p.id, l.tutor_id, now() + interval '1 year'
       from ${everyStudent(size)}
       join tutor_students l on l.student_id = bench_id(1, s)
       join sessions p on p.user_id = l.tutor_id`,
    `insert into users (id, username, email, user_type, is_admin, is_super_admin)
     values (bench_id(16, 1), 'Author', 'author@mail.example', 'Admin', true, true)`,
    `insert into sessions (id, user_id) values (bench_id(17, 1), bench_id(16, 1))`,
    // Last used a while ago, so that the first call of a dashboard updates the session.
    ...tokens({ ...size, tutors }),
  ];
}

/** One token per session, made of a letter and the number of its user. */
function tokens({ students, tutors }: { students: number; tutors: number }): string[] {
  const each = [
    { letter: 'S', session: 13, count: students, site: 'learner' },
    { letter: 'T', session: 14, count: tutors, site: 'learner' },
    { letter: 'L', session: 15, count: students, site: 'learner' },
    { letter: 'A', session: 17, count: 1, site: 'studio' },
  ];
  return each.map(
    ({ letter, session, count, site }) => `
     insert into session_tokens (hash, user_id, session_id, site, last_used_at)
     select sha256(convert_to('${letter}' || lpad(n::text, 42, '0'), 'UTF8')), s.user_id, s.id, '${site}',
            now() - interval '5 minutes'
       from generate_series(1, ${count}) n join sessions s on s.id = bench_id(${session}, n)`,
  );
}

/** In order of time: each sitting has answers of all students, so that rows of one student are far apart. */
function practice(size: SchoolSize): string[] {
  const { max, ofStudent } = sittings(size);
  const secondsApart = year / max;
  const rounds = Array.from({ length: max }, (_, r) =>
    sittingStatements({
      who: `${everyStudent(size)} join bench_steps t on t.n = (s * 37 + ${r}) % (select count(*) from bench_references)`,
      where: `s > 1 and ${r} < ${ofStudent}`,
      r: String(r),
      answers: sitting,
      at: `${r * secondsApart} + (s::bigint * 7919) % ${Math.floor(secondsApart)}`,
    }),
  );
  const heavy = Math.ceil(size.heavy / heavySitting);
  const heavyRound = sittingStatements({
    who: `(select 1 as s) one cross join generate_series(0, ${heavy - 1}) r join bench_steps t on t.n = r`,
    where: 'true',
    r: 'r',
    answers: heavySitting,
    at: `r * ${year / heavy}`,
  });
  return [...rounds.flat(), ...heavyRound];
}

type SittingSql = { who: string; where: string; r: string; answers: number; at: string };

function sittingStatements({ who, where, r, answers, at }: SittingSql): string[] {
  const time = `now() - interval '${year} seconds' + make_interval(secs => ${at} + 40 * t.a)`;
  const isDone = "t.type = 'HomeProblemSetQuestions'";
  return [
    `insert into practice_events
       (user_id, reference_type, reference_id, seq, kind, at, event, record_id, question_id, is_correct, given,
        time_spent_before_answer, time_spent_after_answer)
     select bench_id(1, s), t.type, t.id, t.a, 'answered', ${time}, t.event,
            bench_id(11, (s::bigint * 5000 + ${r}) * 16 + t.a), t.question_id, t.is_right,
            jsonb_build_object('answerIds', array[t.question_id]), 5 + (s + t.a) % 90, case when t.is_right then 0 else (s + t.a) % 60 end
       from ${who}
      where ${where} and t.a <= ${answers}`,
    `insert into practice_events (user_id, reference_type, reference_id, seq, kind, at, event)
     select bench_id(1, s), t.type, t.id, ${answers + 1}, 'completed', ${time}, '{"total_questions": 12}'
       from ${who}
      where ${where} and t.a = ${answers} and ${isDone}`,
    `insert into practice_progress
       (user_id, reference_type, reference_id, seq, state, time_spent_before_answer, time_spent_after_answer, updated_at)
     select bench_id(1, s), t.type, t.id, case when ${isDone} then ${answers + 1} else ${answers} end, t.state,
            200, 60, ${time}
       from ${who}
      where ${where} and t.a = ${answers}`,
  ];
}

/** Sums all answers, as `add_practice_events` does for those that it adds. */
const quarters = `
  insert into answer_quarters (user_id, starts_at, correct, incorrect, time_before, time_after, time_after_wrong)
  select user_id, quarter_of(at), count(*) filter (where is_correct), count(*) filter (where not is_correct),
         coalesce(sum(time_spent_before_answer), 0), sum(time_spent_after_answer),
         coalesce(sum(time_spent_after_answer) filter (where not is_correct), 0)
    from practice_events where kind = 'answered' group by 1, 2 order by 2, 1`;

const sections = `(values ('sat', 'MathNoCalc', 20), ('sat', 'MathCalc', 38), ('act', 'Mathematics', 60))
  section (family, name, questions)`;

/** Each student took one section of one exam; the first student all sections of every third exam. */
function tests(size: SchoolSize): string[] {
  const taken = `${everyStudent(size)}
       cross join ${sections}
       join exams e on e.family = section.family
      where (s = 1 and e.position % 3 = 1) or (s > 1 and section.name = 'MathNoCalc' and e.id = bench_id(6, 1 + s % 10))`;
  return [
    `insert into test_attempts (user_id, exam_id, section, is_real, attempt, submitted_at, correct, questions)
     select bench_id(1, s), e.id, section.name, false, 1, now(), section.questions / 2, section.questions from ${taken}`,
    `insert into test_entries (user_id, exam_id, section, is_real, attempt, question_id, rev, entry, time_spent, judged)
     select a.user_id, a.exam_id, a.section, a.is_real, a.attempt, bench_id(9, q), 3,
            '{"givenAnswerIds": [], "isComplete": true, "markUncertain": false, "struckAnswerIds": []}', 60,
            '{"right": true}'
       from test_attempts a cross join lateral generate_series(1, a.questions) q`,
  ];
}

/** Each student graded one SAT and one ACT on paper, the first every third exam; half have their own order. */
function papers(size: SchoolSize): string[] {
  return [
    `insert into exam_grades (user_id, exam_id, selected_wrong, grade_submitted, timed)
     select bench_id(1, s), e.id, jsonb_object_agg(name, '[1, 5, 9, 12]'::jsonb), jsonb_object_agg(name, true),
            jsonb_object_agg(name, true)
       from ${everyStudent(size)}
       join exams e on (s = 1 and e.position % 3 = 1)
                    or (s > 1 and e.id in (bench_id(6, 1 + s % 10), bench_id(6, 11 + s % 6)))
      cross join lateral unnest(case e.family when 'sat' then array['Reading', 'Writing', 'MathNoCalc', 'MathCalc']
                                 else array['English', 'Mathematics', 'Reading', 'Science'] end) name
      group by 1, 2`,
    `insert into exam_orders (user_id, family, exam_ids)
     select bench_id(1, s), family, (select array_agg(e.id order by e.id desc) from exams e where e.family = f.family)
       from ${everyStudent(size)} cross join (values ('sat'), ('act')) f (family)
      where s % 2 = 1`,
  ];
}

/** Twelve assignments per student, 24 for the first; a third of them is open. */
function assignments(size: SchoolSize): string[] {
  return [
    `insert into assignments (id, user_id, assigned_by, assigned_by_name, type, reference_type, reference_id, topic_type,
                              after_seq, assignment_date, created_at, completed_at)
     select bench_id(12, s::bigint * 100 + k), bench_id(1, s), l.tutor_id, 'Tutor', 'assign', r.type, r.id, 'math', 0,
            current_date + (k - 2) * 3, now() - make_interval(days => k),
            case when k > case when s = 1 then 8 else 4 end then now() - make_interval(days => k) end
       from ${everyStudent(size)}
      cross join lateral generate_series(1, case when s = 1 then 24 else 12 end) k
       join bench_references r on r.n = (s * 37 + k) % (select count(*) from bench_references)
       join tutor_students l on l.student_id = bench_id(1, s)`,
  ];
}
