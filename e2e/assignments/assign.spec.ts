import { alertOf } from '../alert.ts';
import { assigned, dayFromNow, flashDay, lookOn } from '../assigned.ts';
import { plant } from '../content.ts';
import { expect, master, paper, test } from '../practising.ts';
import { assignments, manySets, ofSequence, ofSet, one } from './planted.ts';

test.describe('a tutor who looks on', () => {
  test('assigns a sequence with a due date, a week from today at first [ASG-019] [ASG-024] [SEQ-023]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(1) });
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    const button = popup.getByRole('button', { name: 'Assign the sequence' });
    const address = `${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`;
    const open = async () => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
      await expect(popup.getByRole('progressbar')).toBeVisible();
    };
    const { email } = await newStudent(page);
    await open();
    await expect(button).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await open();
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Assign the sequence of Planted sequence' });
    const date = dialog.getByLabel('Due date');
    await expect(date).toHaveValue(dayFromNow(7));
    await expect(date).toBeFocused();
    await expect(dialog.getByText('start again')).toHaveCount(0);
    await date.fill(dayFromNow(-1));
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog.getByText('The due date must be today or later')).toBeVisible();
    // Escape ends the question alone, not what lies behind it.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(popup).toBeVisible();
    await button.click();
    await date.fill(dayFromNow(3));
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(alertOf(page, `Sequence assigned. Due date is ${flashDay(3)}`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(popup.getByText(/^Assigned, due \d/)).toBeVisible();
    await expect(button).toHaveCount(0);
    await page.goto(`${app.learner}/home`);
    const { row } = assignments(page);
    await expect(row('Planted sequence').locator('time')).toHaveAttribute('datetime', dayFromNow(3));
  });

  test('reassigns a sequence that was completed, and is told before that it starts again [ASG-020]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one } });
    const { email } = await newStudent(page);
    await assigned(db, email, [ofSequence(planted)]);
    await page.goto(app.learner + planted.address);
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await expect(alertOf(page, 'Sequence Completed')).toBeVisible();
    await expect(paper(page).saved).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    await expect(popup.getByText('100%')).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Sequence', exact: true })).toBeDisabled();
    await expect(popup.getByRole('button', { name: 'Restart' })).toBeDisabled();
    await popup.getByRole('button', { name: 'Reassign the sequence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reassign the sequence of Planted sequence' });
    await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
    await expect(alertOf(page, `Sequence Reassigned. Due date is ${flashDay(7)}`)).toBeVisible();
    await expect(popup.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await page.goto(`${app.learner}/home`);
    const { row, part } = assignments(page);
    await expect(part.getByRole('tab')).toHaveText(['Current Assignments1', 'Completed Assignments1']);
    await expect(row('Planted sequence')).toContainText('Not begun');
  });

  test('assigns a set that was never assigned, and reassigns one that is mastered [ASG-021] [ASG-022]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { sequence: { a: one }, sets: manySets(4) });
    const { email } = await newStudent(page);
    // The first was mastered, the second was completed before it was reset, the third is to be done.
    await assigned(db, email, [
      ofSet(planted, 's0'),
      ofSet(planted, 's1', { completed: true }),
      ofSet(planted, 's2', { due: 20 }),
    ]);
    await page.goto(app.learner + planted.setAddress('s0'));
    await master(page);
    await paper(page).submit.click();
    await expect(alertOf(page, 'Problem Set Completed')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await lookOn(page, app, db, email);
    await page.goto(`${app.learner}/home/math?topic=${planted.topic}&subtopic=${planted.subtopic}`);
    await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Planted sequence', exact: true });
    const set = (at: number) => popup.getByRole('listitem').filter({ hasText: `Set ${at}` });
    await expect(set(1).getByRole('button')).toHaveText(['Reassign']);
    await expect(set(2).getByRole('button')).toHaveCount(0);
    await expect(set(2)).toContainText('Assigned before');
    await expect(set(3).getByRole('button')).toHaveCount(0);
    await expect(set(3)).toContainText('Assigned, due');
    await expect(set(4).getByRole('button')).toHaveText(['Assign']);
    for (const [at, checkable] of [true, false, false, true].entries()) {
      await expect(set(at + 1).getByRole('checkbox')).toBeEnabled({ enabled: checkable });
    }

    await set(4).getByRole('button', { name: 'Assign Set 4' }).click();
    await page
      .getByRole('dialog', { name: 'Assign Set 4' })
      .getByRole('button', { name: 'Assign', exact: true })
      .click();
    await expect(alertOf(page, `ProblemSet assigned. Due date is ${flashDay(7)}`)).toBeVisible();
    await expect(set(4)).toContainText('Assigned, due');

    await set(1).getByRole('button', { name: 'Reassign Set 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reassign Set 1' });
    await expect(dialog.getByText(/^This is finished, and will start again\./)).toBeVisible();
    await dialog.getByRole('button', { name: 'Reassign', exact: true }).click();
    await expect(alertOf(page, `ProblemSet Reassigned. Due date is ${flashDay(7)}`)).toBeVisible();
    await expect(set(1)).toContainText('0 of 4');
    await expect(set(1)).toContainText('Assigned, due');
  });
});
