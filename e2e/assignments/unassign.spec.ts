import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { assigned, lookOn } from '../assigned.ts';
import { plant } from '../content.ts';
import { expect, test } from '../practising.ts';
import { assignments, manySets, ofSet, one } from './planted.ts';

test.describe('a tutor who looks on', () => {
  const action = (page: Page, title: string) => page.getByRole('button', { name: `Unassign ${title}` });

  test('has Unassign in place of the student’s links; it asks, and takes the assignment back [ASG-016] [ASG-018]', async ({
    page,
    app,
    db,
    newStudent,
    anotherBrowser,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(2) });
    const { email } = await newStudent(page);
    await assigned(
      db,
      email,
      ['s0', 's1'].map((key) => ofSet(planted, key)),
    );
    const tutor = await (await anotherBrowser()).newPage();
    await lookOn(tutor, app, db, email);
    const { part, rows } = assignments(tutor);
    await expect(rows).toHaveCount(2);
    await expect(part.getByRole('table').getByRole('link')).toHaveCount(0);
    const question = tutor.getByRole('dialog', { name: 'Are you sure?' });
    await action(tutor, 'Set 1').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(rows).toHaveCount(2);
    await action(tutor, 'Set 1').click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(alertOf(tutor, 'Assignment Unassigned')).toBeVisible();
    await expect(rows.getByRole('rowheader')).toHaveText(['Set 2']);
    // What had the focus is gone; it is where the list is.
    await expect(part.getByRole('tabpanel')).toBeFocused();
    await page.goto(`${app.learner}/home`);
    await expect(assignments(page).rows.getByRole('rowheader')).toHaveText(['Set 2']);
    await expect(assignments(page).rows.getByRole('link')).toHaveText(['Start']);
  });

  test('cannot unassign while the account’s status is falsy [ASG-017]', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSet(planted, 's0')]);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await expect(action(page, 'Set 1')).toBeEnabled();
    await page.route('**/accounts/set_current_user', async (route) => {
      const reply = await route.fetch();
      return route.fulfill({ response: reply, json: { ...(await reply.json()), status: false } });
    });
    await page.reload();
    await expect(action(page, 'Set 1')).toBeDisabled();
  });

  test('is told what was assigned or taken back meanwhile, and sees it then', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
    const { email } = await newStudent(page);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    await popup.getByRole('button', { name: 'Assign Set 1' }).click();
    const [id] = await assigned(db, email, [ofSet(planted, 's0')]);
    const dialog = page.getByRole('dialog', { name: 'Assign Set 1' });
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(alertOf(page, 'This is already assigned to the student')).toBeVisible();
    await expect(popup.getByText(/^Assigned, due/)).toHaveCount(1);
    await page.goto(`${app.learner}/home`);
    await expect(action(page, 'Set 1')).toBeVisible();
    await db.query('delete from assignments where id = $1', [id]);
    await action(page, 'Set 1').click();
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'OK' }).click();
    await expect(assignments(page).part.getByText('No assignments found')).toBeVisible();
  });
});
