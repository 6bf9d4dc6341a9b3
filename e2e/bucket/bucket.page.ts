import { alertOf } from '../support/alert.ts';
import { createApiCaller } from '../support/api-caller.ts';
import { bucketOf, choose, putIntoBucket, sequencePath } from '../support/bucket.ts';
import { captureNextReply } from '../support/next-reply.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { sourceSequence, toggleQuestion } from './source-sequence.ts';

test('adds a question, an answer and a problem set once each, and shows an alert [BKT-003] [BKT-004] [BKT-005]', async ({
  page,
  mountPage,
}) => {
  const sequence = topicRows(sourceSequence);
  await mountPage(sequencePath(sequence), { as: 'admin', planted: sequence });
  const { entry } = bucketOf(page);
  await toggleQuestion(page, 1);
  await expect(entry).toHaveText('Bucket');
  for (const [target, added, again] of [
    ['question 1', 'Question added to Bucket', 'Question already added in bucket'],
    ['answer A', 'Answer added to Bucket', 'Answer already added in bucket'],
    [
      'Four in order',
      "ProblemSet 'Four in order' added to bucket",
      "ProblemSet 'Four in order' already added in bucket",
    ],
  ] as const) {
    await choose(page, target, 'Add to Bucket');
    await expect(alertOf(page, added)).toHaveAttribute('data-kind', 'success');
    await choose(page, target, 'Add to Bucket');
    await expect(alertOf(page, again)).toHaveAttribute('data-kind', 'warning');
  }
  await expect(entry).toHaveText('Bucket3');
  const entries = await page.evaluate(async () => {
    const opening = indexedDB.open('fourfold-bucket');
    await new Promise((done) => opening.addEventListener('success', done));
    const request = opening.result.transaction('entries').objectStore('entries').getAll();
    await new Promise((done) => request.addEventListener('success', done));
    opening.result.close();
    return request.result as { kind: string; record: { id: string; problem_set_id?: string } }[];
  });
  const { record } = entries.find(({ kind }) => kind === 'problem_set') ?? {};
  expect(record?.problem_set_id, 'the set that it is a copy of').toBe(record?.id);
});

test('the picker of questions offers a new one or those of the bucket, and adds only what is selected [AQU-004] [AQU-005]', async ({
  page,
  mountPage,
}) => {
  const sequence = topicRows(sourceSequence);
  await mountPage(sequencePath(sequence), { as: 'super-admin', planted: sequence });
  const open = () => page.getByRole('button', { name: 'From bucket' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create questions from bucket' });
  const add = dialog.getByRole('button', { name: 'Add Questions' });
  await open();
  await expect(dialog).toContainText('No record Found');
  await expect(add).toBeDisabled();
  await page.keyboard.press('Escape');
  await choose(page, 'question 2', 'Add to Bucket');
  await open();
  await expect(dialog.getByRole('checkbox', { name: 'How much of it?' })).not.toBeChecked();
  await expect(add).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'How much of it?' }).check();
  await expect(add).toBeEnabled();
  await dialog.getByRole('button', { name: 'Create New' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'New question', exact: true })).toBeFocused();
});

test('an answer can only be added to a question of its own kind; it becomes the last one, and a typed answer stores NA for the rest [BKT-006] [BKT-007] [BKT-008] [BKT-009]', async ({
  page,
  db,
  mountPage,
}) => {
  const sequence = topicRows(sourceSequence);
  await mountPage(sequencePath(sequence), { as: 'admin', planted: sequence });
  await toggleQuestion(page, 1);
  await choose(page, 'answer B', 'Add to Bucket');
  await toggleQuestion(page, 1);
  await toggleQuestion(page, 2);
  await choose(page, 'answer A', 'Add to Bucket');
  const dialog = page.getByRole('dialog', { name: 'Create answers from bucket' });
  const [choiceOnly, typedOnly] = [
    'Note: A Non-free response Answer can only be added to a non-free response Question.',
    'Note: A free response Answer can only be added to a free response Question.',
  ];
  for (const { question, number, name, unfitName, note, stored, replied } of [
    {
      question: 'typed',
      number: 2,
      name: '3/4 %',
      unfitName: 'That',
      note: choiceOnly,
      stored: { position: 1, typed: '3/4', symbol: '%', correct: true },
      replied: { answer: 'NA', explanation: 'NA' },
    },
    {
      question: 'first',
      number: 1,
      name: 'That',
      unfitName: '3/4 %',
      note: typedOnly,
      stored: { position: 2, typed: '', symbol: '', correct: false },
      replied: { answer: expect.stringContaining('That') },
    },
  ]) {
    if (question === 'first') {
      await toggleQuestion(page, 2);
      await toggleQuestion(page, number);
    }
    // The first button is the page’s, the second that of the expanded question.
    await page.getByRole('main').getByRole('button', { name: 'From bucket', exact: true }).nth(1).click();
    await expect(dialog.getByText(note, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: unfitName })).toBeDisabled();
    await expect(dialog.getByRole('checkbox', { name: unfitName })).toHaveAccessibleDescription(note);
    await expect(dialog.getByRole('button', { name: 'Add Answers' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name }).check();
    const reply = await captureNextReply(page, '/answers/create_multiple');
    await dialog.getByRole('button', { name: 'Add Answers' }).click();
    await expect(alertOf(page, 'Answer created from bucket').last()).toBeVisible();
    await expect(dialog).toBeHidden();
    expect((await reply()).body.data[0]).toMatchObject(replied);
    await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem').last()).toContainText(name);
    const { rows } = await db.query(
      `select position, correct, free_response_answer as typed, symbol
         from answers where question_id = $1 order by position desc limit 1`,
      [sequence.question[question]],
    );
    expect(rows).toEqual([stored]);
  }
});

test('a bulk creation shows its progress; a portion without a response is sent again, and nothing is created twice', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const texts = Array.from({ length: 26 }, (_, n) => `Number ${n + 1} of many`);
  const sequence = topicRows({ sequence: Object.fromEntries(texts.map((text) => [text, { text, choices: yesOrNo }])) });
  await mountPage(sequencePath(sequence), { as: 'admin', planted: sequence });
  const call = await createApiCaller(app, 'admin');
  const { body } = await call(`GET /question_subsubtopics?subsubtopic_id=${sequence.subsubtopic}`);
  await putIntoBucket(page, (body as { data: { id: string }[] }).data);
  await page.getByRole('button', { name: 'From bucket' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create questions from bucket' });
  await dialog.getByRole('button', { name: 'Select All' }).click();
  await expect(dialog.getByText('26 of 26 selected')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Select All' })).toBeDisabled();

  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/create_multiple', async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    // The server receives the second portion, but its response is lost.
    await route.fetch();
    await gate;
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Add Questions' }).click();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '25 of 26');
  openGate();
  await expect(dialog.getByRole('alert')).toContainText('25 of 26 created.');
  await expect(dialog.getByText('1 of 26 selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Questions' }).click();
  await expect(dialog).toBeHidden();
  const { rows } = await db.query(
    `select question->0->'children'->0->>'text' as text from questions where parent_id = $1 order by position`,
    [sequence.subsubtopic],
  );
  expect(rows.map(({ text }) => text)).toEqual([...texts, ...texts]);
  await expect(page.locator('[id^="open-"]')).toHaveCount(52);
});
