import { topicRows } from '../support/planting.ts';
import { answerRight, expect, questionPageOf, test } from '../support/question-page.ts';
import { choices, oneSet } from './practice-fixtures.ts';

test('after a sequence, a panel on the list shows the numbers, a button for each missed question, and the next step [SEQ-013]', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {
      a: { text: 'First?', choices, wrong: { question: 'b' } },
      b: { text: 'Second?', choices, explain: 'The second reason.', wrong: { question: 'c' } },
      c: { text: 'Third?', choices },
    },
    sets: { one: oneSet },
  });
  await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, submit, alert } = questionPageOf(page);
  for (const choiceText of ['No', 'No', 'Yes']) {
    await answer(choiceText);
    if (choiceText === 'No') await next.click();
  }
  await submit.click();
  await expect(alert('Sequence Completed')).toBeVisible();
  const panel = page.getByRole('region', { name: /^Sequence completed:\s+Planted sequence$/ });
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('definition')).toHaveText(['1', '2', /^\d+:\d\d$/]);

  const calls: string[] = [];
  // The outbox may still send the progress; nothing is read.
  page.on('request', (request) => {
    if (request.method() === 'GET') calls.push(request.url());
  });
  await panel.getByRole('button', { name: 'Question 2' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Question 2' });
  await expect(dialog.getByText('Second?')).toBeVisible();
  await expect(alert('Sequence Completed')).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(dialog.getByText('The second reason.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Question 1' })).toContainText('First?');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Question 2' })).toBeFocused();
  expect(calls.filter((url) => /question|answer/.test(new URL(url).pathname))).toEqual([]);

  await panel.getByRole('link', { name: 'Practise The only set' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Sequence completed/ })).toHaveCount(0);
});

test('after a problem set, a panel is shown until its button closes it or another page opens', async ({
  page,
  mountPage,
}) => {
  const planted = topicRows({
    sequence: {},
    sets: { one: oneSet, two: { title: 'The other set', questions: [{ choices }] } },
  });
  await mountPage(planted.setAddress('one'), { as: 'student', planted });
  await answerRight(page);
  await questionPageOf(page).submit.click();
  await expect(questionPageOf(page).alert('Problem Set Completed')).toBeVisible();
  const panel = page.getByRole('region', { name: /^Problem set mastered:\s+The only set$/ });
  await expect(panel.getByRole('definition')).toHaveText(['4', '0', /^\d+:\d\d$/]);
  await expect(panel.getByRole('list', { name: 'Missed questions' })).toHaveCount(0);
  await panel.getByRole('link', { name: 'Practise The other set' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The other set');

  await answerRight(page);
  await questionPageOf(page).submit.click();
  const other = page.getByRole('region', { name: /^Problem set mastered:\s+The other set$/ });
  // Everything is mastered and no question was missed.
  await expect(other.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(other).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
