import { personRows } from '@fourfold/server/testing/fixtures/person';
import { mustHave } from '@fourfold/server/testing/fixtures/question';
import { captureNextReply } from '../support/next-reply.ts';
import { examRows, practiceRows, topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { navigateTo } from './navigation.ts';
import { choices, sequenceThroughSet } from './practice-fixtures.ts';

const settleCall = '/user_progresses/save_user_progress';

test('opens at the address of a sub-sub-topic, a sub-topic, and a number of a SAT or an ACT [SEQ-001, SEQ-002, SEQ-003, SEQ-004]', async ({
  page,
  mountPage,
}) => {
  const oneQuestion = (text: string) => ({ a: { text, choices } });
  const reading = topicRows({ kind: 'reading', sequence: oneQuestion('Read this.') });
  const grammar = topicRows({ kind: 'grammar', level: 'subtopic', sequence: oneQuestion('Mend this.') });
  const sat = examRows({ topics: { a: { section: 'Reading', sequence: oneQuestion('Of a SAT.') } } });
  const act = examRows({ family: 'act', topics: { a: { section: 'English', sequence: oneQuestion('Of an ACT.') } } });
  const [satQuestion, actQuestion] = [mustHave(sat.topic.a), mustHave(act.topic.a)];
  await mountPage(reading.address, { as: 'student', planted: [reading, grammar, sat, act] });
  for (const [address, title, location, text, back] of [
    ['', 'Planted sequence', 'Reading, ', 'Read this.', reading.address.split('?')[1]],
    [grammar.address, 'Planted sub-topic', 'Grammar, ', 'Mend this.', `subtopic=${grammar.subtopic}`],
    [satQuestion.address, 'Planted a', sat.title, 'Of a SAT.', satQuestion.popup],
    [`${satQuestion.address}?mock=true`, 'Planted a', sat.title, 'Of a SAT.', `${satQuestion.popup}&mock=true`],
    [actQuestion.address, 'Planted a', act.title, 'Of an ACT.', actQuestion.popup],
  ] as const) {
    if (address) await navigateTo(page, address);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(location).first()).toBeVisible();
    expect(await questionPageOf(page).back.getAttribute('href')).toContain(back);
  }
});

test('ends with Submit at a question without a next one, shows an alert, and returns to the list [SEQ-008, SEQ-013]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { a: { choices }, b: { choices } } });
  await mountPage(planted.address, { as: 'student', planted });
  const settled = await captureNextReply(page, settleCall);
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).submit).toBeVisible();
  await expect(questionPageOf(page).next).toBeHidden();
  await questionPageOf(page).submit.click();
  await expect(questionPageOf(page).alert('Sequence Completed')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/home/math\\?.*subsubtopic=${planted.subsubtopic}`));
  expect((await settled()).body).toMatchObject({ percent_complete: 100, question_id: null, questions_complete: 2 });

  await navigateTo(page, planted.address);
  await expect(questionPageOf(page).alert('Sequence already completed')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/math\?/);
});

test('completes a sequence on opening if its last set was mastered, shows an alert, and returns to the list [SEQ-014]', async ({
  page,
  app,
  mountPage,
}) => {
  const sequence = { a: { choices, right: { set: 'one' } } };
  const exam = examRows({ topics: { a: { section: 'Reading', sequence, sets: sequenceThroughSet.sets } } });
  const { id, set, address, popup } = mustHave(exam.topic.a);
  const student = personRows('student');
  const practised = [
    practiceRows(student, exam, id, [true]),
    practiceRows(student, exam, mustHave(set.one), [true, true, true, true]),
  ];
  const settled = await captureNextReply(page, settleCall);
  await mountPage(address, { as: student, planted: [exam, student, ...practised] });
  await expect(questionPageOf(page).alert('Sequence already completed')).toBeVisible();
  await expect(page).toHaveURL(app.learner + popup);
  expect((await settled()).body).toMatchObject({ percent_complete: 100, started: false, question_id: null });
});

test('opens at the student’s position: at its start, at a question, in a set [SEQ-015]', async ({
  page,
  mountPage,
}) => {
  const sequence = {
    a: { text: 'Start?', choices, right: { question: 'c' } },
    hidden: { text: 'Hidden?', choices, hidden: true },
    c: { text: 'Then?', choices, right: { set: 'one' } },
  };
  const plantSequence = () => topicRows({ sequence, sets: sequenceThroughSet.sets });
  const [notStarted, started, inSet] = [plantSequence(), plantSequence(), plantSequence()];
  const student = personRows('student');
  const practised = [
    practiceRows(student, started, started.subsubtopic, [true]),
    practiceRows(student, inSet, inSet.subsubtopic, [true, true]),
    practiceRows(student, inSet, mustHave(inSet.set.one), [true, true, true]),
  ];
  await mountPage(notStarted.address, { as: student, planted: [notStarted, started, inSet, student, ...practised] });
  const notes = page.getByRole('complementary');
  await expect(page.getByText('Start?')).toBeVisible();
  await expect(notes.getByText('0 of 2 questions')).toBeVisible();
  await navigateTo(page, started.address);
  await expect(page.getByText('Then?')).toBeVisible();
  await expect(notes.getByText('1 of 2 questions')).toBeVisible();
  await navigateTo(page, inSet.address);
  await expect(page).toHaveURL(new RegExp(`/home/problemset/${inSet.set.one}/.*from=sequence`));
  await expect(notes.getByText('1 to go.')).toBeVisible();
  await expect(questionPageOf(page).alert('Sequence already completed')).toBeHidden();
});
