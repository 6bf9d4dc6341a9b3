import { row } from '@fourfold/server/testing/fixtures/rows';
import { practiceRows, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { openProfileMenu, tutorBannerOf, tutorRows } from '../support/tutoring.ts';
import { oneQuestion, oneSet, satWithTopic } from './tutor-fixtures.ts';

/** An admin may reset tests and progress; a tutor who is logged in as that admin may not. */
const tutorOfAdmin = () => tutorRows({ name: 'Maya Okafor', is_admin: true, is_super_admin: true });

test('Take Test, Review, Reset, Select Wrong, Select Uncertain and Timed are disabled [ACC-048] [ACC-050]', async ({
  page,
  mountPage,
}) => {
  const [{ exam }, tutorAndStudent] = [satWithTopic(), tutorOfAdmin()];
  const attempt = row('test_attempts', {
    user_id: tutorAndStudent.students[0].account.id,
    exam_id: exam.id,
    section: 'MathCalc',
    is_real: false,
    attempt: 1,
    submitted_at: new Date(),
    correct: 0,
    questions: 1,
  });
  const address = `/home/sats?sat=${exam.id}&area=mock`;
  await mountPage(address, {
    as: tutorAndStudent.students[0],
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, exam, { rows: [attempt] }],
  });
  for (const name of [/^Take Test/, /^Review Test/, /^Reset Test/]) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await expect(page.getByRole('link', { name: /^(Take|Continue|Review)/ })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
  const section = page.getByRole('region', { name: new RegExp(`^Math - No Calculator ${exam.title}`) });
  await expect(section.getByRole('switch', { name: /^Timed/ })).toBeDisabled();
  await section.getByRole('button', { name: /^Action/ }).click();
  for (const item of ['Select Wrong', 'Select Uncertain']) {
    await expect(page.getByRole('menuitem', { name: item })).toBeDisabled();
  }
  await expect(page.getByRole('menuitem', { name: 'Open Sheet' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch', { name: 'Progress by problem set' })).toHaveCount(0);
});

test('a bubble sheet opens below the banner, and cannot be changed or submitted [GRD-018]', async ({
  page,
  mountPage,
}) => {
  const [{ exam }, tutorAndStudent] = [satWithTopic(), tutorRows({ name: 'Maya Okafor' })];
  const user_id = tutorAndStudent.students[0].account.id;
  const gradeRow = row('exam_grades', { user_id, exam_id: exam.id, bubble_sheet: '{"MathNoCalc":{"1":"B"}}' });
  const planted = [tutorAndStudent, exam, { rows: [gradeRow] }];
  await mountPage(`/home/sats?sat=${exam.id}`, {
    as: tutorAndStudent.students[0],
    tutor: tutorAndStudent.tutor,
    planted,
  });
  await page.getByRole('switch', { name: 'Grading mode' }).check({ force: true });
  await page.getByRole('button', { name: /^Action: Math - No Calculator/ }).click();
  await page.getByRole('menuitem', { name: 'Open Sheet' }).click();
  const sheet = page.getByRole('dialog', { name: /^Bubble Sheet/ });
  const chosen = sheet.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await sheet.getByRole('radio', { name: 'C' }).first().click({ force: true });
  await page.keyboard.type('acd');
  await expect(chosen).toHaveCount(1);
  await expect(sheet.getByRole('radio', { name: 'B' }).first()).toBeChecked();
  await expect(sheet.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  const top = (await sheet.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual((await tutorBannerOf(page).boundingBox())?.height ?? 0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('Sequence, Restart and Reset are disabled in the popup, and no set can be opened [SEQ-019] [SEQ-025] [ACC-050]', async ({
  page,
  mountPage,
}) => {
  const [{ exam, topic }, tutorAndStudent] = [satWithTopic(), tutorOfAdmin()];
  const finished = practiceRows(tutorAndStudent.students[0], exam, topic.id, [true]);
  await mountPage(topic.popup, {
    as: tutorAndStudent.students[0],
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, exam, finished],
  });
  const popup = page.getByRole('dialog', { name: 'Slopes of lines' });
  for (const name of ['Sequence', 'Restart', 'Reset progress']) {
    await expect(popup.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(popup.getByText('Steps forward')).toBeVisible();
  await expect(popup.getByRole('link')).toHaveCount(0);
});

test('create, edit, delete and reorder are hidden, and nothing links to a question [ACC-051]', async ({
  page,
  app,
  mountPage,
}) => {
  const [{ exam, topic }, tutorAndStudent] = [satWithTopic(), tutorRows({ name: 'Maya Okafor' })];
  const [maya] = tutorAndStudent.students;
  const record = row('own_exams', {
    user_id: maya.account.id,
    id: crypto.randomUUID(),
    family: 'sat',
    title: 'Official in May',
    marks: '{"verbal":600,"math":700}',
  });
  const startedPractice = practiceRows(maya, exam, topic.id, [true]);
  const edits = page.getByRole('button', { name: /^(Create|Edit|Delete|Reorder)/ });
  await mountPage('/home/sats', { as: maya, planted: [tutorAndStudent, exam, { rows: [record] }, startedPractice] });
  await expect(edits).toHaveCount(4);

  await mountPage(`/home/sats?sat=${exam.id}`, { as: maya, tutor: tutorAndStudent.tutor });
  await expect(page.getByText('Official in May*')).toBeVisible();
  for (const path of ['/home/sats', '/home', '/home/math']) {
    await page.goto(app.learner + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tutorBannerOf(page)).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expect(edits).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(Continue|Start|Redo)/ })).toHaveCount(0);
    const practiceLinks = 'main a[href*="/problemset/"], main a[href*="-test/"], main a[href^="/home/sat/"]';
    await expect(page.locator(practiceLinks)).toHaveCount(0);
  }
});

test('pages of questions, sets, sections, the simple flow and the account are not found [ACC-035] [ACC-051]', async ({
  page,
  app,
  mountPage,
}) => {
  const [{ exam, topic }, tutorAndStudent] = [satWithTopic(), tutorRows({ name: 'Maya Okafor' })];
  const math = topicRows({ sequence: oneQuestion, sets: oneSet });
  await mountPage(math.address, {
    as: tutorAndStudent.students[0],
    tutor: tutorAndStudent.tutor,
    planted: [tutorAndStudent, exam, math],
  });
  for (const path of [
    null,
    math.setAddress('first'),
    topic.address,
    exam.test('MathNoCalc', 'mock').address,
    `/topic/${math.topic}/question`,
    '/home/account',
  ]) {
    if (path) await page.goto(app.learner + path);
    await expect(page, String(path)).toHaveURL(`${app.learner}/home/not_found`);
    await expect(tutorBannerOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Back to Tutor', 'Logout']);
});
