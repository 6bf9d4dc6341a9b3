import { topicRows } from '../support/planting.ts';
import { answersOf, expect, questionPageOf, test } from '../support/question-page.ts';
import { questionButton } from './navigator.ts';
import { choices, oneSet } from './practice-fixtures.ts';

// Only two tabs of one browser show that a set counts a question once.
// outbox/pages-and-tabs.spec.ts tests a sequence.
test('two tabs on one set store every answer and count a question once, and the set stays mastered', async ({
  page,
  context,
  app,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: { a: { choices } }, sets: { one: oneSet } });
  const { email } = await mountPage(planted.setAddress('one'), { as: 'student', planted });
  const other = await context.newPage();
  await other.goto(app.learner + planted.setAddress('one'));
  for (const tab of [page, other]) await expect(tab.getByText('One?')).toBeVisible();
  await questionPageOf(page).answer('Yes');
  await expect(questionPageOf(page).saved).toHaveText('Saved');

  // The other tab still shows the first question: its answer is stored without effect on the
  // progress, and the set continues.
  await questionPageOf(other).answer('Yes');
  await expect(questionPageOf(other).saved).toHaveText('Saved');
  await expect.poll(async () => (await answersOf(db, email)).length).toBe(2);
  await questionPageOf(other).next.click();
  await expect(other.getByText('Two?')).toBeVisible();
  await questionPageOf(other).answer('Yes');
  await expect(questionPageOf(other).saved).toHaveText('Saved');
  await questionPageOf(other).next.click();
  await expect(other.getByText('One?')).toBeVisible();

  await page.reload();
  await expect(page.getByText('One?')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('2 to go.')).toBeVisible();
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).next.click();
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).submit.click();
  await expect(questionPageOf(page).alert('Problem Set Completed')).toBeVisible();
  await expect.poll(async () => (await answersOf(db, email)).map((row) => row.is_correct)).toEqual(Array(5).fill(true));

  await questionPageOf(other).answer('No');
  await expect(questionPageOf(other).saved).toHaveText('Saved');
  await expect(questionPageOf(other).next).toBeVisible();
  await page.goto(app.learner + planted.address);
  await expect(page.getByRole('complementary').getByRole('img', { name: '4 of 4 right in a row' })).toBeVisible();
});

// Needs the browser's own history.
test('Back and Forward restore a draft before Check, and show the next question after Check', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: { a: { text: 'Start?', choices, right: { question: 'b' } }, b: { text: 'How much?', accepts: '0.75' } },
  });
  const { email } = await mountPage(planted.address, { as: 'student', planted });
  const { choice, check, answer, freeResponse, back, submit, saved } = questionPageOf(page);
  await choice('No').check({ force: true });
  await back.click();
  await expect(page).toHaveURL(/\/home\/math\?/);
  await page.goBack();
  await expect(choice('No')).toBeChecked();
  await expect(check).toBeEnabled();
  expect(await answersOf(db, email)).toHaveLength(0);

  await answer('Yes');
  await back.click();
  await expect(page).toHaveURL(/\/home\/math\?/);
  await page.goBack();
  await expect(page.getByText('How much?')).toBeVisible();
  await expect(saved).toHaveText('Saved');
  await freeResponse.fill('3/');
  await page.goForward();
  await expect(page).toHaveURL(/\/home\/math\?/);
  await page.goBack();
  await expect(page.getByText('How much?')).toBeVisible();
  await expect(freeResponse).toHaveValue('3/');
  await freeResponse.fill('3/4');
  await check.click();
  await expect(submit).toBeVisible();
  await expect.poll(async () => (await answersOf(db, email)).map((row) => row.is_correct)).toEqual([true, true]);
  // The earlier answer can be opened but not changed.
  await questionButton(page, 1).click();
  await expect(page.getByText('Start?')).toBeVisible();
  await choice('No').click({ force: true });
  await expect(choice('Yes')).toBeChecked();
});
