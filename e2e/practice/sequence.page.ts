import { personRows } from '@fourfold/server/testing/planting/person';
import { must } from '@fourfold/server/testing/planting/question';
import { examRows, practiceRows, topicRows } from '../content.ts';
import { nextReply } from '../next-reply.ts';
import { expect, paper, test } from '../practising.ts';
import { choices, walk } from './planted.ts';
import { follow } from './routes.ts';

const settleCall = '/user_progresses/save_user_progress';

test('opens at the address of a sub-sub-topic, a sub-topic, and a number of a SAT or an ACT [SEQ-001, SEQ-002, SEQ-003, SEQ-004]', async ({
  page,
  mountPage,
}) => {
  const only = (text: string) => ({ a: { text, choices } });
  const reading = topicRows({ kind: 'reading', sequence: only('Read this.') });
  const grammar = topicRows({ kind: 'grammar', level: 'subtopic', sequence: only('Mend this.') });
  const sat = examRows({ topics: { a: { section: 'Reading', sequence: only('Of a SAT.') } } });
  const act = examRows({ family: 'act', topics: { a: { section: 'English', sequence: only('Of an ACT.') } } });
  const [ofSat, ofAct] = [must(sat.topic.a), must(act.topic.a)];
  await mountPage(reading.address, { as: 'student', planted: [reading, grammar, sat, act] });
  for (const [address, title, place, text, back] of [
    ['', 'Planted sequence', 'Reading, ', 'Read this.', reading.address.split('?')[1]],
    [grammar.address, 'Planted sub-topic', 'Grammar, ', 'Mend this.', `subtopic=${grammar.subtopic}`],
    [ofSat.address, 'Planted a', sat.title, 'Of a SAT.', ofSat.popup],
    [`${ofSat.address}?mock=true`, 'Planted a', sat.title, 'Of a SAT.', `${ofSat.popup}&mock=true`],
    [ofAct.address, 'Planted a', act.title, 'Of an ACT.', ofAct.popup],
  ] as const) {
    if (address) await follow(page, address);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(place).first()).toBeVisible();
    expect(await paper(page).back.getAttribute('href')).toContain(back);
  }
});

test('ends with Submit at a question without a next one, shows an alert, and returns to the list [SEQ-008, SEQ-013]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { a: { choices }, b: { choices } } });
  await mountPage(planted.address, { as: 'student', planted });
  const settled = await nextReply(page, settleCall);
  await paper(page).answer('Yes');
  await expect(paper(page).submit).toBeVisible();
  await expect(paper(page).next).toBeHidden();
  await paper(page).submit.click();
  await expect(paper(page).alert('Sequence Completed')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/home/math\\?.*subsubtopic=${planted.subsubtopic}`));
  expect((await settled()).body).toMatchObject({ percent_complete: 100, question_id: null, questions_complete: 2 });

  await follow(page, planted.address);
  await expect(paper(page).alert('Sequence already completed')).toBeVisible();
  await expect(page).toHaveURL(/\/home\/math\?/);
});

test('completes a sequence on opening if its last set was mastered, shows an alert, and returns to the list [SEQ-014]', async ({
  page,
  app,
  mountPage,
}) => {
  const sequence = { a: { choices, right: { set: 'one' } } };
  const exam = examRows({ topics: { a: { section: 'Reading', sequence, sets: walk.sets } } });
  const { id, set, address, popup } = must(exam.topic.a);
  const student = personRows('student');
  const practised = [
    practiceRows(student, exam, id, [true]),
    practiceRows(student, exam, must(set.one), [true, true, true, true]),
  ];
  const settled = await nextReply(page, settleCall);
  await mountPage(address, { as: student, planted: [exam, student, ...practised] });
  await expect(paper(page).alert('Sequence already completed')).toBeVisible();
  await expect(page).toHaveURL(app.learner + popup);
  expect((await settled()).body).toMatchObject({ percent_complete: 100, started: false, question_id: null });
});

test('opens at the student’s position: at its start, at a question, in a set [SEQ-015]', async ({ page, mountPage }) => {
  const sequence = {
    a: { text: 'Start?', choices, right: { question: 'c' } },
    hidden: { text: 'Hidden?', choices, hidden: true },
    c: { text: 'Then?', choices, right: { set: 'one' } },
  };
  const own = () => topicRows({ sequence, sets: walk.sets });
  const [fresh, begun, inSet] = [own(), own(), own()];
  const student = personRows('student');
  const practised = [
    practiceRows(student, begun, begun.subsubtopic, [true]),
    practiceRows(student, inSet, inSet.subsubtopic, [true, true]),
    practiceRows(student, inSet, must(inSet.set.one), [true, true, true]),
  ];
  await mountPage(fresh.address, { as: student, planted: [fresh, begun, inSet, student, ...practised] });
  const notes = page.getByRole('complementary');
  await expect(page.getByText('Start?')).toBeVisible();
  await expect(notes.getByText('0 of 2 questions')).toBeVisible();
  await follow(page, begun.address);
  await expect(page.getByText('Then?')).toBeVisible();
  await expect(notes.getByText('1 of 2 questions')).toBeVisible();
  await follow(page, inSet.address);
  await expect(page).toHaveURL(new RegExp(`/home/problemset/${inSet.set.one}/.*from=sequence`));
  await expect(notes.getByText('1 to go.')).toBeVisible();
  await expect(paper(page).alert('Sequence already completed')).toBeHidden();
});
