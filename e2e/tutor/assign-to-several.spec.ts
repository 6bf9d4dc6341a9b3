import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { completeByCall } from '../answering.ts';
import { dayFromNow } from '../assigned.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect } from '../practising.ts';
import { banner, link, lookAt, studentsPage } from '../tutoring.ts';
import { oneQuestion, type Person, test } from './class.ts';

const choices = yesOrNo;

test.describe('a tutor', () => {
  test('assigns one thing to several students, reads for each what came of it, takes it back and assigns anew [ACC-047]', async ({
    page,
    app,
    db,
    room,
    newStudent,
    anotherBrowser,
  }) => {
    const math = await plant(db, {
      sequence: oneQuestion,
      sets: { first: { title: 'Unusual steps', questions: [{ choices }] } },
    });
    const second = await secondStudent(anotherBrowser, newStudent);
    await db.query(`update users set username = 'Ben Ortega' where email = $1`, [second.email]);
    await link(db, room.tutor.email, second.email);
    await page.goto(`${app.learner}/home/students`);
    const list = studentsPage(page);
    const assign = async (names: readonly string[]) => {
      for (const name of names) await list.choose(name).check();
      await page.getByRole('button', { name: `Assign to ${names.length} student` }).click();
      await expect(page.getByRole('button', { name: 'Choose due date' })).toBeDisabled();
      await page.getByRole('searchbox', { name: 'Sequence or problem set' }).fill('unusual st');
      await page.getByRole('radio', { name: /Unusual steps.*Problem set/ }).check();
      await expectAccessible(page, ['light']);
      await page.getByRole('button', { name: 'Choose due date' }).click();
      await page.getByRole('button', { name: 'Assign', exact: true }).click();
    };
    const outcomes = page.getByRole('list', { name: 'What came of it for each student' }).getByRole('listitem');
    await assign(['Maya Okafor']);
    await expect(page.getByRole('dialog', { name: 'Assigned to 1 student' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await assign(['Ben Ortega', 'Maya Okafor']);
    await expect(page.getByRole('dialog', { name: 'Assigned to 1 of 2 students' })).toBeVisible();
    await expect(outcomes).toHaveText([
      /^Maya Okafor\s*This is already assigned to the student$/,
      /^Ben Ortega\s*Assigned$/,
    ]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    // Whoever has it is not chosen any more.
    await expect(list.choose('Ben Ortega')).not.toBeChecked();
    await expect(list.choose('Maya Okafor')).toBeChecked();
    const { rows } = await db.query(
      `select u.email, a.reference_id, a.assignment_date::text as due, t.email as by
         from assignments a join users u on u.id = a.user_id join users t on t.id = a.assigned_by
        where u.email = any ($1) order by u.email`,
      [[room.student.email, second.email]],
    );
    const expected = { reference_id: math.set.first, due: dayFromNow(7), by: room.tutor.email };
    expect(rows).toEqual([room.student.email, second.email].sort().map((email) => ({ email, ...expected })));
    // The tutor sees it with the student, takes it back there, and is back at the list.
    await lookAt(page, 'Ben Ortega');
    await expect(page.getByText('Unusual steps')).toBeVisible();
    await page.getByRole('button', { name: /^Unassign/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Unusual steps')).toHaveCount(0);
    const openSequence = async () => {
      await page.goto(`${app.learner}/home/math?topic=${math.topic}&subtopic=${math.subtopic}`);
      await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
    };
    await openSequence();
    await page.getByRole('button', { name: 'Assign the sequence' }).click();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText(/^Assigned, due \d/)).toBeVisible();
    await completeByCall(second.page, app, {
      reference_type: 'HomeSubsubTopic',
      reference_id: math.subsubtopic,
      question_id: math.question.a ?? '',
    });
    // What the student has finished is assigned anew, with a date of the tutor's own.
    await openSequence();
    await page.getByRole('button', { name: 'Reassign the sequence' }).click();
    await page.getByLabel('Due date').fill(dayFromNow(3));
    await page.getByRole('button', { name: 'Reassign', exact: true }).click();
    await expect(page.getByText(/^Assigned, due \d/)).toBeVisible();
    await page.goto(`${app.learner}/home`);
    await expect(page.getByRole('row', { name: /Planted sequence/ }).locator('time')).toHaveAttribute(
      'datetime',
      dayFromNow(3),
    );
    await banner(page).getByRole('button', { name: 'Back to Tutor' }).click();
    await expect(list.heading).toBeVisible();
  });
});

async function secondStudent(
  anotherBrowser: () => Promise<BrowserContext>,
  newStudent: (page: Page) => Promise<Person>,
) {
  const page = await (await anotherBrowser()).newPage();
  return { ...(await newStudent(page)), page };
}
