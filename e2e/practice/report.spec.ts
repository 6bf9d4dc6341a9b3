import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { openOn } from './open-on.ts';

const choices = yesOrNo;

test.describe('a problem with a question', () => {
  const types = [
    'The answer is wrong',
    'There is a typo',
    'The answer explanation is unclear',
    "Something isn't working/something seems broken",
  ];
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report problem' });
  const report = (page: Page) => page.getByRole('button', { name: 'Report problem', exact: true });
  const reportsOn = async (db: pg.Client, question: string | undefined) =>
    (await db.query('select problem_type, comment from reported_problems where question_id = $1', [question])).rows;

  test('can be reported from every question page, as one or more of four kinds [RPT-001] [RPT-002]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    const sequence = { a: { choices }, b: { choices } };
    const { address, setAddress } = await plant(db, {
      sequence,
      sets: { one: { title: 'One', questions: [{ choices }] } },
    });
    const onSubtopic = await plant(db, { level: 'subtopic', sequence });
    for (const where of [address, setAddress('one'), onSubtopic.address]) {
      await page.goto(app.learner + where);
      await report(page).click();
      await expect(dialog(page).getByRole('checkbox')).toHaveCount(4);
      for (const type of types) await expect(dialog(page).getByRole('checkbox', { name: type })).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(report(page)).toBeFocused();
    }
  });

  test('is sent once a kind is checked, the description is left to the student, and it says "Issue Reported" [RPT-003] [RPT-004] [RPT-005]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    const { question } = await openOn(page, app.learner, db, {
      a: { choices, right: { question: 'b' } },
      b: { choices },
    });
    const send = dialog(page).getByRole('button', { name: 'Send' });
    const hint = dialog(page).getByText('Check at least one problem to send the report.');
    await report(page).click();
    await expect(send).toBeDisabled();
    await expect(hint).toBeVisible();
    await dialog(page).getByLabel('Description (optional)').fill('Words alone are not enough.');
    await expect(send).toBeDisabled();
    await dialog(page).getByRole('checkbox', { name: 'There is a typo' }).check();
    await expect(hint).toBeHidden();
    await dialog(page).getByRole('checkbox', { name: 'There is a typo' }).uncheck();
    await expect(send).toBeDisabled();
    await page.keyboard.press('Escape');

    await report(page).click();
    await dialog(page).getByRole('checkbox', { name: 'The answer is wrong' }).check();
    await dialog(page).getByRole('checkbox', { name: 'The answer explanation is unclear' }).check();
    await send.click();
    await expect(paper(page).alert('Issue Reported')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await reportsOn(db, question.a)).toEqual([
      { problem_type: ['The answer is wrong', 'The answer explanation is unclear'], comment: '' },
    ]);

    // The question that is looked at is the one that is reported.
    await paper(page).answer('Yes');
    await paper(page).next.click();
    await expect(paper(page).number).toHaveText('Question 2');
    await report(page).click();
    await dialog(page)
      .getByRole('checkbox', { name: types[3] ?? '' })
      .check();
    await dialog(page).getByLabel('Description (optional)').fill('  The picture is missing.  ');
    await send.click();
    await expect(dialog(page)).toBeHidden();
    expect(await reportsOn(db, question.b)).toEqual([{ problem_type: [types[3]], comment: 'The picture is missing.' }]);
  });

  test('that could not be sent stays as it was written, and says why', async ({ page, app, db, newStudent }) => {
    await newStudent(page);
    const { question } = await openOn(page, app.learner, db, { a: { choices } });
    await page.route('**/reported_problems', (route) =>
      route.fulfill({ status: 500, json: { errors: ['The server is being repaired.'] } }),
    );
    await report(page).click();
    await dialog(page).getByRole('checkbox', { name: 'There is a typo' }).check();
    await dialog(page).getByLabel('Description (optional)').fill('teh');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(
      dialog(page).getByText('The report was not sent. What you wrote is still here: try again.'),
    ).toBeVisible();
    await expect(paper(page).alert(/./)).toHaveCount(1);
    await expect(dialog(page).getByLabel('Description (optional)')).toHaveValue('teh');
    await expectAccessible(page);
    await page.unroute('**/reported_problems');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(paper(page).alert('Issue Reported')).toBeVisible();
    expect(await reportsOn(db, question.a)).toEqual([{ problem_type: ['There is a typo'], comment: 'teh' }]);
  });

  test('is reported by keyboard alone, and letters typed into it choose no answer', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    const { question } = await openOn(page, app.learner, db, { a: { choices } });
    await report(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    for (let at = 0; at < 4; at++) await page.keyboard.press('Tab');
    await page.keyboard.type('bad');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Send' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(paper(page).alert('Issue Reported')).toBeVisible();
    await expect(report(page)).toBeFocused();
    await expect(paper(page).choice('Yes')).not.toBeChecked();
    expect(await reportsOn(db, question.a)).toEqual([{ problem_type: ['The answer is wrong'], comment: 'bad' }]);
  });
});
