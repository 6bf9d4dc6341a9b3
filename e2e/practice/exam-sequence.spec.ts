import { mustHave } from '@fourfold/server/testing/fixtures/question';
import { examRows } from '../support/planting.ts';
import { answerRight, expect, questionPageOf, test } from '../support/question-page.ts';
import { sequenceThroughSet } from './practice-fixtures.ts';

test('the sequence of a SAT question leads through a set and back to its list, and keeps the mock flag and the mock’s video [SEQ-003, PBS-003, PRC-015]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = examRows({
    topics: {
      a: {
        section: 'Reading',
        ...sequenceThroughSet,
        video: 'The film of the test',
        videoMock: 'The film of the mock',
      },
    },
  });
  const { id, set, address } = mustHave(exam.topic.a);
  await mountPage(`${address}?mock=true`, { as: 'student', planted: exam });
  const { answer, check, next, submit, alert } = questionPageOf(page);
  const saveAndNext = page.getByRole('button', { name: 'Save & Next', exact: true });
  await page.getByRole('button', { name: 'Video explanation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Video explanation' });
  await expect(dialog).toContainText('The film of the mock');
  await expect(dialog).not.toContainText('The film of the test');
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await expect(saveAndNext).toBeHidden();
  await answer('Yes');
  await expect(saveAndNext).toBeVisible();
  await expect(next).toBeHidden();
  await saveAndNext.click();

  await expect(page).toHaveURL(new RegExp(`/home/problemset/${set.one}/${id}\\?page=sats&sat=${exam.id}.*mock=true`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
  await answerRight(page);
  await submit.click();
  await expect(alert('Problem Set Completed')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/home/sat/${id}.*mock=true`));
  await expect(page.getByText('Behind the set?')).toBeVisible();
  await answer('No');
  await expect(saveAndNext).toBeHidden();
  await submit.click();
  await expect(alert('Sequence Completed')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&sat_question=${id}&mock=true`);
});

test('the sequence of an ACT question, opened from an assignment, leads through a set and ends on the dashboard [SEQ-004, PBS-003]', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = examRows({ family: 'act', topics: { a: { section: 'English', ...sequenceThroughSet } } });
  const { id, set, address } = mustHave(exam.topic.a);
  await mountPage(`${address}?dashboard=true`, { as: 'student', planted: exam });
  const { answer, next, submit, back, alert } = questionPageOf(page);
  await answer('Yes');
  await next.click();
  await expect(page).toHaveURL(
    new RegExp(`/home/problemset/${set.one}/${id}\\?page=acts&act=${exam.id}.*dashboard=true`),
  );
  await answerRight(page);
  await submit.click();
  await expect(page.getByText('Behind the set?')).toBeVisible();
  await expect(back).toHaveAttribute('href', '/home');
  await answer('Yes');
  await submit.click();
  await expect(alert('Sequence Assignment Completed')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home`);
});
