import { personRows } from '@fourfold/server/testing/fixtures/person';
import { practiceRows, topicRows } from '../support/planting.ts';
import { expect, questionPageOf, saveAnswerPath, test } from '../support/question-page.ts';
import { questionButton, questionNavigator } from './navigator.ts';
import { choices } from './practice-fixtures.ts';

const bothLinksTo = (question: string) => ({ right: { question }, wrong: { question } });

test('lists the questions by number, and its arrows go back to answered questions and forward again [PRC-006]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { choices, ...bothLinksTo('b') },
      b: { choices, ...bothLinksTo('c') },
      c: { choices },
      d: { choices },
    },
  });
  await mountPage(planted.address, { as: 'student', planted });
  const previous = questionNavigator(page).getByRole('button', { name: 'Previous question' });
  const following = questionNavigator(page).getByRole('button', { name: 'Next question' });
  const { number, answer, choice, next, check } = questionPageOf(page);
  await expect(questionNavigator(page).getByRole('listitem')).toHaveText(['1', '2', '3', '4']);
  await expect(previous).toBeDisabled();
  await expect(following).toBeDisabled();

  await answer('Yes');
  await next.click();
  await answer('No');
  await expect(questionNavigator(page).getByText('1 right, 1 wrong')).toBeVisible();
  await previous.click();
  await expect(number).toHaveText('Question 1');
  await expect(questionButton(page, 1)).toHaveAttribute('aria-current', 'step');
  await expect(choice('Yes')).toBeChecked();
  await choice('No').click({ force: true });
  await expect(choice('Yes')).toBeChecked();
  await expect(previous).toBeDisabled();

  // The arrow forward shows the last answer, unchanged.
  await following.click();
  await expect(number).toHaveText('Question 2');
  await expect(following).toBeDisabled();
  await next.click();
  await expect(number).toHaveText('Question 3');
  await expect(check).toBeVisible();
  await expect(questionButton(page, 4)).toBeDisabled();
});

test('goes back to an answer that was given before the navigator had loaded', async ({ page, mountPage }) => {
  const planted = topicRows({ sequence: { a: { choices, right: { question: 'b' } }, b: { choices } } });
  const loading = Promise.withResolvers<void>();
  await page.route('**/assets/practice-extras-*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  // The answer is not saved, and no response has said that it is.
  await page.route(`**${saveAnswerPath}`, (route) => route.abort());
  await mountPage(planted.address, { as: 'student', planted });
  await questionPageOf(page).answer('Yes');
  loading.resolve();
  await questionPageOf(page).next.click();
  await questionButton(page, 1).click();
  await expect(questionPageOf(page).number).toHaveText('Question 1');
  await expect(questionPageOf(page).choice('Yes')).toBeChecked();
});

test('marks right and wrong answers of earlier visits, including answers that are not on the server yet', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { choices, ...bothLinksTo('b') },
      b: { choices, ...bothLinksTo('c') },
      c: { choices, ...bothLinksTo('d') },
      d: { choices },
    },
  });
  const student = personRows('student');
  const practised = practiceRows(student, planted, planted.subsubtopic, [true, false]);
  await page.route(`**${saveAnswerPath}`, (route) => route.abort());
  await mountPage(planted.address, { as: student, planted: [planted, student, practised] });
  await questionPageOf(page).answer('Yes');
  await page.reload();
  await expect(questionNavigator(page).getByText('2 right, 1 wrong')).toBeVisible();
  for (const [number, mark] of [
    [1, ', right'],
    [2, ', wrong'],
    [3, ', right'],
    [4, ''],
  ] as const) {
    await expect(questionButton(page, number)).toHaveAccessibleName(`Question ${number}${mark}`);
  }
});
