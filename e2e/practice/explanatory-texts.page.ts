import { examRows, topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { choices, sequenceThroughSet } from './practice-fixtures.ts';

test('a question shows its difficulty, and which answer skipped questions', async ({ page, mountPage }) => {
  const links = { right: { question: 'c' }, wrong: { question: 'b' } };
  const sequence = {
    a: { choices, rank: 2 as const, ...links },
    b: { choices },
    c: { text: 'Led here?', choices, right: { question: 'd' } },
    d: { text: 'Next?', choices },
  };
  const planted = topicRows({ sequence });
  await mountPage(planted.address, { as: 'student', planted });
  const { answer, next, number } = questionPageOf(page);
  await expect(page.getByRole('main')).toContainText('DifficultyRank 3');
  const leadingAnswer = page.getByText(/^Your answer to question/);
  await answer('Yes');
  await next.click();
  await expect(number).toHaveText('Question 3');
  await expect(leadingAnswer).toHaveText('Your answer to question 1 led to this one.');
  await answer('Yes');
  await next.click();
  await expect(page.getByText('Next?')).toBeVisible();
  await expect(leadingAnswer).toHaveCount(0);
});

test('a sequence, its problem sets and the modes of an exam have explanations', async ({ page, mountPage }) => {
  const exam = examRows({ topics: { under: { section: 'Reading', title: 'Under way', ...sequenceThroughSet } } });
  await mountPage(exam.topic.under?.popup ?? '', { as: 'student', planted: exam });
  const popup = page.getByRole('dialog', { name: 'Under way' });
  await expect(popup).toContainText('One question leads to another by your answers');
  await expect(popup).toContainText('Four right answers in a row master a set.');
  await page.keyboard.press('Escape');
  const modes = page.getByRole('group', { name: `Modes of ${exam.title}` });
  await expect(modes).toContainText('The percentage counts sequences that are completed.');
  await modes.getByRole('switch', { name: 'Grading mode' }).click();
  await expect(modes).toContainText('Grading mode: enter what you did on paper');
});
