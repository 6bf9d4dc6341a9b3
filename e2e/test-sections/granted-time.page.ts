import { row } from '@fourfold/server/testing/fixtures/rows';
import type pg from 'pg';
import { callApiOk, createSessionToken } from '../support/api-calls.ts';
import { examRows, type PersonFixture, personRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { testSectionPageOf } from '../support/test-section.ts';

const questions = ['One', 'Two'].map((text) => ({ text, choices: yesOrNo }));
const digital = () =>
  examRows({
    edition: 'sat-digital',
    topics: {},
    tests: (['Math1', 'Math2Easier', 'Math2Harder'] as const).map((section) => ({
      ...{ section, variant: 'mock' as const, questions },
    })),
  });
const address = (exam: ReturnType<typeof digital>) => exam.test('Math1', 'mock').address;
const nothing = { time_factor: null, time_minutes: null, break_factor: null, break_minutes: null };

const grantRow = ({ account }: PersonFixture, terms: Partial<Record<keyof typeof nothing, number>>) => ({
  rows: [row('granted_time', { user_id: account.id, until: '2099-12-31', ...terms })],
});

/** Sets the beginning back, as if so many minutes had passed since. */
async function pass(db: pg.Client, exam: string, minutes: number): Promise<void> {
  await db.query(`update test_attempts set begun_at = begun_at - $2 * interval '1 minute' where exam_id = $1`, [
    exam,
    minutes,
  ]);
}

test('a student who was granted time and a half sees 53 minutes, and chooses no extra time', async ({
  page,
  mountPage,
}) => {
  const [exam, student] = [digital(), personRows('student')];
  await mountPage(address(exam), { as: student, planted: [student, grantRow(student, { time_factor: 1.5 }), exam] });
  await expect(page.getByText('22 questions, 53 minutes, 35 extended')).toBeVisible();
  await expect(page.getByText(/^Your time is extended: it was granted to you/)).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Extra time' })).toHaveCount(0);
  await testSectionPageOf(page).begin();
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^52:[3-5]\d left/);
});

test('time granted during a section moves its end, and a notice says what is left', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const [exam, student, admin] = [digital(), personRows('student'), personRows('super-admin')];
  const testPage = testSectionPageOf(page);
  const timer = page.getByRole('timer', { name: 'Time left' }).first();
  await mountPage(address(exam), { as: student, planted: [student, admin, exam] });
  await testPage.begin();
  await pass(db, exam.id, 33);
  await testPage.choose('Yes');
  await expect(timer).toContainText(/^1:\d\d left/);
  const headers = { authorization: await createSessionToken(app, admin) };
  const path = `/students/${student.account.id}/granted_time`;
  await callApiOk(app, `PUT ${path}`, { ...nothing, time_factor: 1.5, until: '2099-12-31' }, headers);
  await testPage.choose('No');
  await expect(testPage.alert('Your time was extended: 20 minutes left.')).toBeVisible();
  await expect(timer).toContainText(/^19:\d\d left/);
  // Shorter, or withdrawn: the section keeps its time.
  await callApiOk(app, `DELETE ${path}`, undefined, headers);
  await testPage.choose('Yes');
  await expect(testPage.saved).toHaveText('Saved');
  await page.reload();
  await expect(timer).toContainText(/^19:\d\d left/);
});

test('a page that learns of it at its end goes on, and takes back that the time is over', async ({
  page,
  db,
  mountPage,
}) => {
  const [exam, student] = [digital(), personRows('student')];
  const testPage = testSectionPageOf(page);
  await page.clock.install();
  await mountPage(address(exam), { as: student, planted: [student, exam] });
  await testPage.begin();
  await db.query('update test_attempts set granted_seconds = 53 * 60 where exam_id = $1', [exam.id]);
  await pass(db, exam.id, 35);
  await page.clock.fastForward('35:01');
  await expect(testPage.alert('Your time was extended: 18 minutes left.')).toBeVisible();
  await expect(testPage.alert('The time is over. The section is handed in.')).toHaveCount(0);
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^17:\d\d left/);
});

test('minutes more after each section are a break before the second module, which has the time granted', async ({
  page,
  mountPage,
}) => {
  const [exam, student] = [digital(), personRows('student')];
  const testPage = testSectionPageOf(page);
  const planted = [student, grantRow(student, { time_minutes: 10, break_minutes: 5 }), exam];
  await mountPage(address(exam), { as: student, planted });
  await expect(page.getByText('22 questions, 45 minutes, 35 extended')).toBeVisible();
  await testPage.begin();
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(page.getByRole('heading', { name: 'Break' })).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Break' })).toHaveText(/^(5:00|4:5\d) left$/);
  await expect(page.getByText(/22 questions, 45 minutes, 35 extended\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'End the break' }).click();
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^44:[3-5]\d left/);
});
