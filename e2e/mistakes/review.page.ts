import type { Page } from '@playwright/test';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { missedInSet } from './missed.ts';

const twoMissed = [
  { text: 'First?', right: false },
  { text: 'Second?', right: false },
];

test('asks siblings of what was missed, says when each comes back, and shows the result at the end', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const { student, planted } = missedInSet(twoMissed, ['A sibling?', 'Another sibling?']);
  await mountPage('/home/review', { as: student, planted });
  const { answer, next } = questionPageOf(page);
  const notes = page.getByRole('complementary');
  await expect(page.getByRole('main').getByText(/sibling\?/)).toBeVisible();
  await expect(notes.getByText('A question of the same skill: Linear functions.')).toBeVisible();
  await answer('Yes');
  await expect(notes.getByText(/^Comes back on \w{3} \d/)).toBeVisible();
  await next.press('Enter');
  await expect(questionPageOf(page).number).toHaveText('Question 2');
  await answer('No');
  await expect(notes.getByText('Comes back tomorrow.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(`${app.learner}/home/mistakes`);
  const panel = page.getByRole('region', { name: /^Review finished/ });
  await expect(panel.getByRole('definition')).toHaveText(['1', '1', /^\d+:\d\d$/]);
  await expect(panel.getByText(/^1 comes back tomorrow, 1 comes back on /)).toBeVisible();
  await panel.getByRole('button', { name: 'Question 2' }).click();
  await expect(page.getByRole('dialog', { name: 'Question 2' })).toBeVisible();
  const { rows } = await db.query(
    `select event ->> 'grade' as grade from practice_events
      where user_id = $1 and reference_type = 'HomeReview' order by at`,
    [student.account.id],
  );
  expect(rows.map(({ grade }) => grade)).toEqual(['3', '1']);
});

test('help before a right answer counts as hard', async ({ page, db, mountPage }) => {
  const { student, planted } = missedInSet([{ text: 'First?', right: false }]);
  await mountPage('/home/review', { as: student, planted });
  const { answer, saved } = questionPageOf(page);
  await expect(page.getByText('You missed this question.')).toBeVisible();
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await answer('Yes');
  await expect(saved).toHaveText('Saved');
  const { rows } = await db.query(
    `select event ->> 'grade' as grade, day::text from practice_events
      where user_id = $1 and reference_type = 'HomeReview'`,
    [student.account.id],
  );
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect(rows).toEqual([{ grade: '2', day }]);
});

test('a card that was answered in another tab meanwhile is skipped', async ({ page, mountPage }) => {
  const { student, planted } = missedInSet([...twoMissed, { text: 'Third?', right: false }]);
  await mountPage('/home/review', { as: student, planted });
  const shown = page
    .getByRole('main')
    .getByText(/First\?|Second\?|Third\?/)
    .first();
  await expect(shown).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const [here, there] = [questionPageOf(page), questionPageOf(other)];
  const bothConfirmed = confirmationsReceived(page, 2);
  await there.answer('Yes');
  await there.next.click();
  await there.answer('Yes');
  await bothConfirmed;
  await page.bringToFront();
  await here.answer('Yes');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(here.number).toHaveText('Question 3');
});

test('goes on without a network once it is open, and is sent when the network is back', async ({
  page,
  db,
  mountPage,
}) => {
  const { student, planted } = missedInSet(twoMissed);
  await mountPage('/home/review', { as: student, planted });
  const { answer, next, saved } = questionPageOf(page);
  await answer('Yes');
  await expect(saved).toHaveText('Saved');
  await page.context().setOffline(true);
  await next.click();
  await answer('No');
  await expect(page.getByText('Comes back tomorrow.')).toBeVisible();
  await expect(saved).toHaveText('Saved on this device');
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      const { rows } = await db.query(
        `select is_correct from practice_events where user_id = $1 and reference_type = 'HomeReview' order by at`,
        [student.account.id],
      );
      return rows.map(({ is_correct }) => is_correct);
    })
    .toEqual([true, false]);
});

test('says that nothing is to be reviewed', async ({ page, app, mountPage }) => {
  await mountPage('/home/review', { as: 'student' });
  await expect(page.getByText('Nothing to review today')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the mistakes' }).click();
  await expect(page).toHaveURL(`${app.learner}/home/mistakes`);
});

/** Resolves when other tabs have reported so many answers that the server has stored. */
async function confirmationsReceived(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let received = 0;
        new BroadcastChannel('fourfold-outbox').addEventListener('message', ({ data }) => {
          if (data.kind === 'confirmed') received += 1;
          if (received === wanted) resolve();
        });
      }),
    count,
  );
}
