import { assignmentRows } from '../support/assignment-rows.ts';
import { examRows, personRows, practiceRows, topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import {
  assignmentsOf,
  manySets,
  oneQuestion,
  satTopicRows,
  sequenceAssignment,
  setAssignment,
  setOfFour,
} from './assignment-fixtures.ts';

test('offers Start, Continue or Redo by the progress, and nothing for a finished sequence [ASG-013] [ASG-014] [ASG-015]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const links = { right: { question: 'b' }, wrong: { question: 'b' } };
  const started = topicRows({ sequence: { a: { ...oneQuestion, ...links }, b: oneQuestion }, sets: manySets(4) });
  const finished = topicRows({ sequence: { a: oneQuestion } });
  await mountPage('/home', {
    as: student,
    planted: [
      student,
      started,
      finished,
      practiceRows(student, started, started.subsubtopic, [true]),
      practiceRows(student, started, started.set.s1 ?? '', [true]),
      practiceRows(student, started, started.set.s2 ?? '', [true, true, true, true]),
      practiceRows(student, finished, finished.subsubtopic, [true]),
      assignmentRows(student, [
        sequenceAssignment(started),
        setAssignment(started, 's0'),
        setAssignment(started, 's1'),
        setAssignment(started, 's2', { completed: true }),
        sequenceAssignment(finished, { completed: true }),
      ]),
    ],
  });
  const { row, tab } = assignmentsOf(page);
  const action = (title: string) => row(title).getByRole('link');
  await expect(action('Set 1')).toHaveText('Start');
  await expect(action('Set 2')).toHaveText('Continue');
  await expect(row('Set 2')).toContainText('1 of 4');
  await expect(action('Planted sequence')).toHaveText('Continue');
  await expect(row('Planted sequence').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await tab('Completed Assignments').click();
  await expect(row('Set 3')).toContainText('Mastered');
  await expect(action('Set 3')).toHaveText('Redo');
  await expect(row('Planted sequence')).toContainText('100%');
  await expect(action('Planted sequence')).toHaveCount(0);
  // Redo starts a new run.
  await action('Set 3').click();
  await expect(page.getByRole('img', { name: '0 of 4 right in a row' }).first()).toBeVisible();
});

test('links to every kind of assignment with the dashboard flag, and "Back" leads to the dashboard [NAV-023]', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const grammar = topicRows({ kind: 'grammar', sequence: { a: oneQuestion }, sets: manySets(1) });
  const math = topicRows({ level: 'subtopic', sequence: { a: oneQuestion } });
  const [sat, act] = [
    examWithAssignments('sat', 'MathCalc', 'Of a SAT'),
    examWithAssignments('act', 'Science', 'Of an ACT'),
  ];
  const satTopic = satTopicRows();
  const all = assignmentRows(student, [
    { ...sequenceAssignment(grammar), topic_type: 'grammar' },
    { ...setAssignment(grammar, 's0'), topic_type: 'grammar' },
    { reference_type: 'HomeSubTopic', reference_id: math.subtopic, place: { subtopic_id: math.subtopic } },
    sat.ofSequence,
    sat.ofSet,
    act.ofSequence,
    act.ofSet,
    {
      reference_type: 'HomeProblemSetQuestions',
      reference_id: satTopic.set,
      topic_type: 'sat',
      place: { sattopic_id: satTopic.id },
    },
  ]);
  await mountPage('/home', { as: student, planted: [student, grammar, math, sat, act, satTopic, all] });
  const { row, rows } = assignmentsOf(page);
  await expect(rows).toHaveCount(8);
  for (const [title, topic, type, address] of [
    ['Planted sequence', 'Grammar', 'Sequence', grammar.address],
    ['Set 1', 'Grammar', 'Problem set', grammar.setAddress('s0')],
    ['Planted sub-topic', 'Math', 'Sequence', math.address],
    ['Of a SAT', 'SAT', 'Sequence', sat.question.address],
    ['Set of a SAT', 'SAT', 'Problem set', sat.question.setAddress('s')],
    ['Of an ACT', 'ACT', 'Sequence', act.question.address],
    ['Set of an ACT', 'ACT', 'Problem set', act.question.setAddress('s')],
    ['Set of a SAT topic', 'SAT', 'Problem set', satTopic.address],
  ] as const) {
    await expect(row(title)).toContainText(`${title}${topic}${type}`);
    const href = await row(title)
      .getByRole('link', { name: `Start ${title}` })
      .getAttribute('href');
    const flagged = `${address}${address.includes('?') ? '&' : '?'}dashboard=true`;
    expect(comparableUrl(href ?? '')).toEqual(comparableUrl(flagged));
  }
  await row('Set of an ACT').getByRole('link').click();
  await expect(questionPageOf(page).number).toHaveText('Question 1');
  await questionPageOf(page).back.click();
  await expect(page).toHaveURL(`${app.learner}/home`);
});

/** A SAT or an ACT with one question topic, and assignments of its sequence and its set. */
function examWithAssignments(family: 'sat' | 'act', section: string, title: string) {
  const sets = { s: { ...setOfFour, title: `Set o${title.slice(1)}` } };
  const exam = examRows({ family, topics: { q: { section, position: 3, title, sequence: { a: oneQuestion }, sets } } });
  const question = exam.topic.q;
  if (!question) throw new Error('the exam has no question topic');
  const place = { topic_type: family, place: { [`${family}_question_id`]: question.id } };
  const reference_type = family === 'sat' ? ('HomeSatQuestionTopic' as const) : ('HomeActQuestionTopic' as const);
  return {
    rows: exam.rows,
    question,
    ofSequence: { ...place, reference_type, reference_id: question.id },
    ofSet: { ...place, reference_type: 'HomeProblemSetQuestions' as const, reference_id: question.set.s ?? '' },
  };
}

/** The path and the sorted query of an address, for comparison. */
function comparableUrl(address: string): unknown {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  return { pathname, query: [...searchParams].map(String).sort() };
}
