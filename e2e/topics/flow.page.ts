import { mustHave } from '@fourfold/server/testing/fixtures/question';
import * as records from '@fourfold/server/testing/fixtures/records';
import { expectNotFound, navigateTo } from '../practice/navigation.ts';
import { expectAccessible } from '../support/accessible.ts';
import { examRows, topicRows, withValues, yesOrNo } from '../support/planting.ts';
import { answersOf, expect, test } from '../support/question-page.ts';
import { toolsOf } from '../support/tools.ts';

const choices = yesOrNo;
const threeChoices = [{ text: 'Left', right: true }, { text: 'Up', right: true }, { text: 'Down' }] as const;
const fourQuestions = {
  level: 'subtopic',
  sequence: {
    a: { text: 'First?', choices, explain: 'Because of the first.', right: { question: 'c' } },
    hidden: { text: 'Hidden?', choices, hidden: true },
    b: { text: 'Second?', accepts: '0.75' },
    c: { text: 'Third?', choices: threeChoices },
  },
} as const;
const flowPath = ({ subtopic }: { subtopic: string }) => `/topic/${subtopic}/question`;

test('shows a topic’s questions one by one, regardless of the answers, finishes at its list, and saves nothing [PRC-026]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const planted = topicRows(fourQuestions);
  const { question, topic, subtopic } = planted;
  const { email } = await mountPage(flowPath(planted), { as: 'student', planted });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const at = (key: keyof typeof question) => `${app.learner}${flowPath(planted)}/${question[key]}`;

  await expect(page).toHaveURL(at('a'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted sub-topic');
  await expect(page.getByText('First?')).toBeVisible();
  await expect(button('Submit Answer')).toBeDisabled();
  await expect(button('Finish Topic')).toBeHidden();
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true });
  await button('Submit Answer').click();
  await expect(page.getByText('Correct Answer')).toBeVisible();
  await expect(page.getByText('Because of the first.')).toBeVisible();
  await expect(button('Submit Answer')).toBeHidden();

  // Next follows the position, not the answer's link, and skips hidden questions.
  await button('Next').click();
  await expect(page).toHaveURL(at('b'));
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('1/2');
  await button('Submit Answer').click();
  await expect(page.getByText('Incorrect Answer')).toBeVisible();
  await button('Next').click();

  await expect(page).toHaveURL(at('c'));
  await expect(button('Next')).toBeHidden();
  // All buttons are visible on the smallest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Back', 'Finish Topic', 'Submit Answer']) await expect(button(name)).toBeInViewport({ ratio: 1 });
  await button('Back').click();
  await expect(page).toHaveURL(at('b'));
  await expect(page.getByText('Incorrect Answer')).toBeVisible();
  await button('Back').click();
  await expect(page).toHaveURL(at('a'));
  await expect(page.getByText('Correct Answer')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: /^Question 3/ })
    .click();
  await expect(page.getByText('Third?')).toBeVisible();
  await button('Finish Topic').click();
  await expect(page).toHaveURL(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  expect(await answersOf(db, email)).toEqual([]);
});

test('opens at the question in the address, and works by keyboard alone [PRC-026]', async ({ page, mountPage }) => {
  const planted = topicRows(fourQuestions);
  await mountPage(`${flowPath(planted)}/${planted.question.b}`, { as: 'student', planted });
  await expect(page.getByText('Second?')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('First?')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect Answer')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Second?')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Third?')).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Correct Answer')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/math\?/);
});

test('has the tools, with the highlights that the question has in practice [PRC-026, Q337]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows(fourQuestions);
  const tools = toolsOf(page);
  await mountPage(flowPath(planted), { as: 'student', planted });
  await tools.open('Reference sheet');
  await expect(page.getByRole('dialog', { name: 'Reference sheet' }).locator('math').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await tools.select('First?');
  await tools.toolbar.getByRole('button', { name: 'Green' }).click();
  await expect.poll(() => tools.highlighted('green')).toEqual(['First?']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Second?')).toBeVisible();
  await expect.poll(() => tools.highlighted('green')).toEqual([]);
  await page.goto(new URL(planted.address, page.url()).href);
  await expect.poll(() => tools.highlighted('green')).toEqual(['First?']);
});

test('is available for published topics and logged-in users; Back on its first question returns to the list [PRC-026]', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = topicRows(fourQuestions);
  const { topic, subtopic } = planted;
  const empty = topicRows({ level: 'subtopic', sequence: { a: { choices, hidden: true } } });
  const closedTopics = [
    withValues(topicRows(fourQuestions), 'subtopics', { is_publish: false }),
    withValues(withValues(topicRows(fourQuestions), 'subtopics', { is_sequence_publish: false }), 'subsubtopics', {
      is_publish: false,
    }),
    withValues(topicRows(fourQuestions), 'topics', { is_publish: false }),
  ];
  await mountPage(flowPath(planted), { planted: [planted, empty, ...closedTopics] });
  await expect(page).toHaveURL(`${app.learner}/`);
  await mountPage(flowPath(planted), { as: 'student' });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  await navigateTo(page, flowPath(empty));
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expectNotFound(page, closedTopics.map(flowPath));
});

/** A topic with two sub-topics of one question each; the second one's question is in a sub-sub-topic. */
function topicWithSubtopics(kind: 'math' | 'grammar' | 'reading') {
  const topic = records.topic({ kind, title: `All of ${kind}` });
  const first = records.subtopic(topic.id, { title: 'The first part' });
  const second = records.subtopic(topic.id, { title: 'The second part', position: 1, is_sequence_publish: false });
  const subsubtopic = records.subsubtopic(second.id, { title: 'Below the second' });
  const questions = [
    records.choiceQuestion({ kind: 'subtopic', id: first.id }),
    records.choiceQuestion({ kind: 'subsubtopic', id: subsubtopic.id }),
  ];
  return {
    ...{ topic: topic.id, first: first.id, second: second.id, questions: questions.map(({ id }) => id) },
    rows: [topic, first, second, subsubtopic, ...questions].flatMap(({ rows }) => rows),
  };
}

for (const kind of ['math', 'grammar', 'reading'] as const) {
  test(`is opened from the list of ${kind} topics, and goes through the sub-topics of a topic [PRC-026]`, async ({
    page,
    app,
    mountPage,
  }) => {
    const planted = topicWithSubtopics(kind);
    const at = (nth: number) => `${app.learner}/topic/${planted.topic}/question/${mustHave(planted.questions[nth])}`;
    await mountPage(`/home/${kind}`, { as: 'student', planted });
    await page.getByRole('link', { name: `Browse All of ${kind}` }).click();
    await expect(page).toHaveURL(at(0));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`All of ${kind}`);
    await expect(page.getByRole('link', { name: 'The first part' })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(at(1));
    // Numbers count within the current sequence.
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Below the second' })).toHaveAttribute(
      'href',
      `/home/${kind}?topic=${planted.topic}&subtopic=${planted.second}`,
    );
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(at(0));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Finish Topic' }).click();
    await expect(page).toHaveURL(`${app.learner}/home/${kind}?topic=${planted.topic}`);
    await expect(page.getByRole('button', { name: `All of ${kind}`, expanded: true })).toBeVisible();
  });
}

test('goes through a SAT topic’s own questions, from its list and back [PRC-026]', async ({ page, app, mountPage }) => {
  const topic = records.topic({ kind: 'sat', title: 'Words in context' });
  const emptyTopic = records.topic({ kind: 'sat', title: 'Without questions', position: 1 });
  const question = records.choiceQuestion({ kind: 'sattopic', id: topic.id });
  await mountPage('/home/sat-topics', { as: 'student', planted: [topic, emptyTopic, question] });
  await expect(page.getByText('1 question, about 2 min')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Browse/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Browse Words in context' }).click();
  await expect(page).toHaveURL(`${app.learner}/topic/${topic.id}/question/${question.id}`);
  await expect(page.getByRole('link', { name: 'SAT Topics' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish Topic' }).click();
  await expect(page).toHaveURL(`${app.learner}/home/sat-topics?topic=${topic.id}`);
});

test('/sat/{satId} redirects to the list of SATs with that one expanded [PRC-027]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = examRows({ topics: { a: { section: 'Reading', title: 'The planted topic' } } });
  await mountPage(`/sat/${exam.id}`, { as: 'student', planted: exam });
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}`);
  await expect(page.getByRole('button', { name: exam.title, expanded: true })).toBeVisible();
});
