import { questionRows } from '@fourfold/server/testing/fixtures/question';
import { insertRows } from '@fourfold/server/testing/fixtures/rows';
import { alertOf } from '../support/alert.ts';
import { fillWithQuestions } from '../support/bucket.ts';
import { choose, openCard } from '../support/desk.ts';
import { examRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { testSectionPageOf as sectionOf } from '../support/test-section.ts';

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `Q${at + 1}`, choices: yesOrNo }));
const refusalText = (limit: number) => `You can't create more than ${limit} questions in this test!`;

test('a test section accepts at most its limit of questions, by every way to create one [AQU-017, AQU-018]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const bucketContent = topicRows({
    sequence: { one: { text: 'From elsewhere', choices: yesOrNo }, two: { text: 'And this', choices: yesOrNo } },
  });
  const sat = examRows({ topics: {}, tests: [{ section: 'MathNoCalc', variant: 'real', questions: questions(19) }] });
  await mountPage('/admin', { as: 'admin', planted: [bucketContent, sat] });
  await fillWithQuestions(page, app, bucketContent);
  await page.goto(`${app.studio}/admin/sat-test/${sat.id}/real/MathNoCalc`);
  await expect(page.getByText('19 questions', { exact: true })).toBeVisible();
  const expectRefusal = async () => {
    const refusalAlert = alertOf(page, refusalText(20));
    await expect(refusalAlert).toBeVisible();
    await refusalAlert.click();
    await expect(refusalAlert).toBeHidden();
  };
  // Two questions from the bucket are one too many; one fits.
  const fromBucket = page.getByRole('button', { name: 'From bucket', exact: true });
  const picker = page.getByRole('dialog', { name: 'Create questions from bucket' });
  await fromBucket.click();
  await picker.getByRole('button', { name: 'Select All' }).click();
  await picker.getByRole('button', { name: 'Add Questions' }).click();
  await expectRefusal();
  await picker.getByRole('checkbox', { name: /And this/ }).uncheck({ force: true });
  await picker.getByRole('button', { name: 'Add Questions' }).click();
  await expect(alertOf(page, 'Question Created From Bucket')).toBeVisible();
  await expect(page.getByText('20 questions', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Create Question', exact: true }).click();
  await expectRefusal();
  for (const item of ['Duplicate', 'Create question below']) {
    await choose(page, 'question 1', item);
    await expectRefusal();
  }
  await fromBucket.click();
  await picker.getByRole('button', { name: 'Select All' }).click();
  await picker.getByRole('button', { name: 'Add Questions' }).click();
  await expectRefusal();
  const { rows } = await db.query('select count(*)::int as n from questions where parent_id = $1', [sat.id]);
  expect(rows[0]?.n).toBe(20);
});

test('ACT Mathematics accepts 60 questions and SAT Math - Calculator 38, including another author’s [AQU-017, AQU-018]', async ({
  page,
  db,
  mountPage,
}) => {
  const act = examRows({
    family: 'act',
    topics: {},
    tests: [{ section: 'Mathematics', variant: 'mock', questions: questions(59) }],
  });
  await mountPage(`/admin/act-test/${act.id}/mock/Mathematics`, { as: 'admin', planted: act });
  await choose(page, 'question 1', 'Duplicate');
  await expect(page.getByText('60 questions', { exact: true })).toBeVisible();
  await choose(page, 'question 1', 'Duplicate');
  await expect(alertOf(page, refusalText(60))).toBeVisible();

  const sat = examRows({ topics: {}, tests: [{ section: 'MathCalc', variant: 'real', questions: questions(37) }] });
  await mountPage(`/admin/sat-test/${sat.id}/real/MathCalc`, { as: 'super-admin', planted: sat });
  await expect(page.getByText('37 questions', { exact: true })).toBeVisible();
  const location = { parent_kind: 'sat_test', parent_id: sat.id, section: 'MathCalc', is_real: true } as const;
  await insertRows(db, questionRows({ ...location, id: crypto.randomUUID(), position: 37 }, { choices: yesOrNo }));
  await choose(page, 'question 1', 'Duplicate');
  await expect(alertOf(page, refusalText(38))).toBeVisible();
});

test('a section with more questions than its limit is shown to authors and can be taken by students [AQU-017]', async ({
  page,
  mountPage,
}) => {
  const exam = examRows({
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'real', questions: questions(21) },
      { section: 'MathCalc', variant: 'real', questions: questions(1) },
    ],
  });
  await mountPage(`/admin/sat-test/${exam.id}/real/MathNoCalc`, { as: 'admin', planted: exam });
  await expect(page.getByText('21 questions', { exact: true })).toBeVisible();
  await mountPage(exam.test('MathNoCalc', 'real').address, { as: 'student' });
  await expect(page.getByText('21 questions, 25 minutes')).toBeVisible();
  const testPage = sectionOf(page);
  await testPage.begin();
  await testPage.mapButton(21).click();
  await expect(testPage.number).toHaveText('Question 21');
  await expect(page.getByText('Q21', { exact: true })).toBeVisible();
});

for (const { family, role, section, titles, listPath, missingSection, ids } of [
  {
    family: 'sat',
    role: 'admin',
    section: { type: 'MathCalc', title: 'Math - Calculator' },
    titles: {
      Reading: 'A test Reading',
      Writing: 'A test (Writing and Language)',
      MathNoCalc: 'A test (Math - No Calculator)',
      MathCalc: 'A test (Math - Calculator)',
    },
    listPath: '/admin',
    missingSection: 'real/Science',
    ids: '[ASA-020, ASA-021]',
  },
  {
    family: 'act',
    role: 'super-admin',
    section: { type: 'Mathematics', title: 'Mathematics' },
    // An unknown section is treated as Science.
    titles: {
      English: 'A test - English',
      Reading: 'A test - Reading',
      Other: 'A test - Science',
      // The name used in the page's heading.
      Math: 'A test - Math',
      Mathematics: 'A test - Math',
    },
    listPath: '/admin/acts',
    missingSection: 'both/Mathematics',
    ids: '[ASA-022, ASA-023]',
  },
] as const) {
  test(`${family.toUpperCase()} test pages are named after exam and section, link back to the list, and are not found without an exam ${ids}`, async ({
    page,
    app,
    mountPage,
  }) => {
    const tests = (['mock', 'real'] as const).map((variant) => ({
      section: section.type,
      variant,
      questions: [{ text: `Of the ${variant} one`, choices: yesOrNo }],
    }));
    const exam = examRows({ family, title: 'A test', topics: {}, tests });
    const address = (rest: string, id = exam.id) => `/admin/${family}-test/${id}/${rest}`;
    const heading = page.getByRole('heading', { level: 1 });
    // The variant is read in any case (Q24).
    await mountPage(address(`MOCK/${section.type}`), { as: role, planted: exam });
    await expect(page.locator('[data-line]')).toHaveText(['Of the mock one']);
    for (const [type, title] of Object.entries(titles)) {
      await page.goto(app.studio + address(`real/${type}`));
      await expect(heading).toHaveText(title);
    }
    await expect(page.locator('[data-line]')).toHaveText(['Of the real one']);
    await openCard(page, 1);
    await expect(page.getByRole('complementary', { name: 'Properties of question 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Link|Choose a) (question|problem set)/i })).toHaveCount(0);

    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(`${app.studio}${listPath}?${family}=${exam.id}`);
    const row = page.getByRole('main').getByRole('button', { name: 'A test', exact: true });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(row).toBeInViewport();
    await page.getByRole('link', { name: `Mock test: ${section.title}` }).click();
    await expect(page).toHaveURL(app.studio + address(`mock/${section.type}`));

    for (const missingAddress of [address(`real/${section.type}`, crypto.randomUUID()), address(missingSection)]) {
      await page.goto(app.studio + missingAddress);
      await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
      await expect(heading).toHaveText('404 Page Not Found');
    }
  });
}

for (const [family, section, title] of [
  ['sat', 'Reading', 'A test Reading'],
  ['sat', 'Writing', 'A test (Writing and Language)'],
  ['act', 'English', 'A test - English'],
  ['act', 'Science', 'A test - Science'],
] as const) {
  test(`a question can be created in the ${family.toUpperCase()} section ${section}, although students cannot take it`, async ({
    page,
    db,
    mountPage,
  }) => {
    const exam = examRows({ family, title: 'A test', topics: {} });
    await mountPage(`/admin/${family}-test/${exam.id}/mock/${section}`, { as: 'admin', planted: exam });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Students take no test of this section')).toBeVisible();
    await page.getByRole('button', { name: 'Create Question', exact: true }).click();
    await page.getByRole('textbox', { name: 'New question' }).fill('What is it about?');
    await page.getByRole('group', { name: 'New question' }).getByRole('button', { name: 'Create Question' }).click();
    await expect(alertOf(page, 'Question Created')).toBeVisible();
    const { rows } = await db.query('select section, is_real from questions where parent_id = $1', [exam.id]);
    expect(rows).toEqual([{ section, is_real: false }]);
  });
}
