import { expectAccessible } from '../accessible.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { answersOf, expect, test } from '../practising.ts';

const choices = yesOrNo;

const three = {
  level: 'subtopic',
  sequence: {
    a: { text: 'First?', choices, explain: 'Because of the first.', right: { question: 'c' } },
    hidden: { text: 'Hidden?', choices, hidden: true },
    b: { text: 'Second?', accepts: '0.75' },
    c: { text: 'Third?', choices: [{ text: 'Left', right: true }, { text: 'Up', right: true }, { text: 'Down' }] },
  },
} as const;

test('the simple flow shows a topic’s questions one by one, whatever the answers, and finishes at its list [PRC-026]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { subtopic, topic, question } = await plant(db, three);
  const { email } = await newStudent(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const at = (key: keyof typeof question) => `${app.learner}/topic/${subtopic}/question/${question[key]}`;

  await page.goto(`${app.learner}/topic/${subtopic}/question`);
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

  // The next by position, though the answer's link leads elsewhere; hidden ones are passed by.
  await button('Next').click();
  await expect(page).toHaveURL(at('b'));
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('1/2');
  await button('Submit Answer').click();
  await expect(page.getByText('Incorrect Answer')).toBeVisible();
  await button('Next').click();

  await expect(page).toHaveURL(at('c'));
  await expect(button('Next')).toBeHidden();
  // All of them on the smallest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Back', 'Finish Topic', 'Submit Answer']) await expect(button(name)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await button('Back').click();
  await expect(page).toHaveURL(at('b'));
  await expect(page.getByText('Incorrect Answer')).toBeVisible();
  await page.goForward();
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL(at('b'));
  await button('Back').click();
  await expect(page.getByText('First?')).toBeVisible();
  await expect(page.getByText('Correct Answer')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: /^Question 3/ })
    .click();
  await expect(page.getByText('Third?')).toBeVisible();
  await button('Finish Topic').click();
  await expect(page).toHaveURL(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);

  // It is a walk beside the sequence: nothing of it is kept, and the sequence stands where it stood.
  expect(await answersOf(db, email)).toEqual([]);
  await page.goto(`${app.learner}/home/math/${subtopic}/${topic}?topic=${topic}`);
  await expect(page.getByText('First?')).toBeVisible();
  await expect(page.getByText('0 of 3 questions')).toBeVisible();
});

test('the simple flow opens at a question, keeps its place over a reload, and is walked by keyboard alone [PRC-026]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { subtopic, question } = await plant(db, three);
  await newStudent(page);
  await page.goto(`${app.learner}/topic/${subtopic}/question/${question.b}`);
  await expect(page.getByText('Second?')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Second?')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
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
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\/math\?/);
});

test('the simple flow is of published topics, for students: Back on its first question returns to the list [PRC-026]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { subtopic, topic } = await plant(db, three);
  const empty = await plant(db, { level: 'subtopic', sequence: { a: { choices, hidden: true } } });
  const address = `${app.learner}/topic/${subtopic}/question`;
  await page.goto(address);
  await expect(page).toHaveURL(`${app.learner}/`);
  await newStudent(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${app.learner}/home/math?topic=${topic}&subtopic=${subtopic}`);
  await page.goto(`${app.learner}/topic/${empty.subtopic}/question`);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  for (const [table, id, flag] of [
    ['subtopics', subtopic, 'is_publish'],
    ['subtopics', subtopic, 'is_sequence_publish'],
    ['topics', topic, 'is_publish'],
  ]) {
    await db.query(`update ${table} set ${flag} = false where id = $1`, [id]);
    await page.goto(address);
    await expect(page).toHaveURL(`${app.learner}/home/not_found`);
    await db.query(`update ${table} set ${flag} = true where id = $1`, [id]);
  }
});

test('/sat/{satId} leads to the list of SATs, open at that one [PRC-027]', async ({ page, app, db, newStudent }) => {
  const exam = await plantExam(db, { topics: { a: { section: 'Reading', title: 'The planted topic' } } });
  await newStudent(page);
  await page.goto(`${app.learner}/sat/${exam.id}`);
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}`);
  await expect(page.getByRole('button', { name: exam.title, expanded: true })).toBeVisible();
});
