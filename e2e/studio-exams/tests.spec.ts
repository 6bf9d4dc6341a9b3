import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { fillWithQuestions } from '../bucket-content.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { choose, enterStudio, openCard } from '../desk.ts';
import { expect, test } from '../practising.ts';
import { section as sectionOf } from '../testing-sections.ts';

const capped = [
  { family: 'sat', section: 'MathNoCalc', cap: 20, title: 'Math - No Calculator' },
  { family: 'sat', section: 'MathCalc', cap: 38, title: 'Math - Calculator' },
  { family: 'act', section: 'Mathematics', cap: 60, title: 'Mathematics' },
] as const;

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `Q${at + 1}`, choices: yesOrNo }));
const two = { one: { text: 'From elsewhere', choices: yesOrNo }, two: { text: 'And this', choices: yesOrNo } };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { family, section, cap } of capped) {
  test(`a test of ${section} takes ${cap} questions and no more, whichever way they come [AQU-017] [AQU-018]`, async ({
    page,
    app,
    db,
  }) => {
    const refusal = alertOf(page, `You can't create more than ${cap} questions in this test!`);
    const dismissed = async () => {
      await expect(refusal).toBeVisible();
      await refusal.click();
      await expect(refusal).toBeHidden();
    };
    await enterStudio(page, app);
    const place = await plant(db, { sequence: two });
    await fillWithQuestions(page, app, place);
    const tests = [{ section, variant: 'real', questions: questions(cap - 1) }] as const;
    const { id } = await plantExam(db, { family, topics: {}, tests });
    const stored = async () =>
      (await db.query('select count(*)::int as n from questions where parent_id = $1 and deleted_at is null', [id]))
        .rows[0]?.n;
    await page.goto(`${app.studio}/admin/${family}-test/${id}/real/${section}`);
    await expect(page.getByText(`${cap - 1} questions`, { exact: true })).toBeVisible();

    // Two at once from the bucket are one too many; one of them fills it.
    await page.getByRole('button', { name: 'From bucket', exact: true }).click();
    const picker = page.getByRole('dialog', { name: 'Create questions from bucket' });
    await picker.getByRole('button', { name: 'Select All' }).click();
    await picker.getByRole('button', { name: 'Add Questions' }).click();
    await dismissed();
    expect(await stored()).toBe(cap - 1);
    await picker.getByRole('checkbox', { name: /And this/ }).uncheck({ force: true });
    await picker.getByRole('button', { name: 'Add Questions' }).click();
    await expect(alertOf(page, 'Question Created From Bucket')).toBeVisible();
    await expect(page.getByText(`${cap} questions`, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Create Question', exact: true }).click();
    await dismissed();
    await choose(page, 'question 1', 'Duplicate');
    await dismissed();
    await choose(page, 'question 1', 'Create question below');
    await dismissed();
    await page.getByRole('button', { name: 'From bucket', exact: true }).click();
    await picker.getByRole('button', { name: 'Select All' }).click();
    await picker.getByRole('button', { name: 'Add Questions' }).click();
    await dismissed();
    expect(await stored()).toBe(cap);
  });
}

test('what was there before the cap is authored and taken all the same [AQU-017]', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  const tests = [
    { section: 'MathNoCalc', variant: 'real', questions: questions(21) },
    { section: 'MathCalc', variant: 'real', questions: questions(1) },
  ] as const;
  const exam = await plantExam(db, { topics: {}, tests });
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/sat-test/${exam.id}/real/MathNoCalc`);
  await expect(page.getByText('21 questions', { exact: true })).toBeVisible();
  const learner = await (await anotherBrowser()).newPage();
  await newStudent(learner);
  await learner.goto(`${app.learner}${exam.test('MathNoCalc', 'real').address}`);
  await expect(learner.getByText('21 questions, 25 minutes')).toBeVisible();
  const at = sectionOf(learner);
  await at.begin();
  await at.inMap(21).click();
  await expect(at.number).toHaveText('Question 21');
  await expect(learner.getByText('Q21', { exact: true })).toBeVisible();
});

test('a question that another author has put in meanwhile counts too', async ({ page, app, db }) => {
  const tests = [{ section: 'MathNoCalc', variant: 'mock', questions: questions(19) }] as const;
  const { id } = await plantExam(db, { topics: {}, tests });
  await enterStudio(page, app);
  await page.goto(`${app.studio}/admin/sat-test/${id}/mock/MathNoCalc`);
  await expect(page.getByText('19 questions', { exact: true })).toBeVisible();
  await db.query(
    `insert into questions (id, parent_kind, parent_id, section, is_real, position, question)
     select gen_random_uuid(), parent_kind, parent_id, section, is_real, 19, question
       from questions where parent_id = $1 and position = 0`,
    [id],
  );
  await choose(page, 'question 1', 'Duplicate');
  await expect(alertOf(page, "You can't create more than 20 questions in this test!")).toBeVisible();
});

const titles = {
  sat: {
    Reading: 'Reading',
    Writing: '(Writing and Language)',
    MathNoCalc: '(Math - No Calculator)',
    MathCalc: '(Math - Calculator)',
  },
  // Anything unknown is Science.
  act: { English: '- English', Mathematics: '- Math', Reading: '- Reading', Science: '- Science', Other: '- Science' },
} as const;

for (const [family, ids] of [
  ['sat', '[ASA-020] [ASA-021]'],
  ['act', '[ASA-022] [ASA-023]'],
] as const) {
  test(`the test pages of ${family.toUpperCase()}s are called after exam and section, lead back to the list and are not found without an exam ${ids}`, async ({
    page,
    app,
    db,
  }) => {
    await enterStudio(page, app);
    const section = family === 'sat' ? 'MathCalc' : 'Mathematics';
    const exam = await plantExam(db, {
      family,
      topics: {},
      tests: [
        { section, variant: 'mock', questions: [{ text: 'Of the mock', choices: yesOrNo }] },
        { section, variant: 'real', questions: [{ text: 'Of the real one', choices: yesOrNo }] },
      ],
    });
    const address = (variant: string, type: string, id = exam.id) =>
      `${app.studio}/admin/${family}-test/${id}/${variant}/${type}`;
    for (const [type, suffix] of Object.entries(titles[family])) {
      await page.goto(address('real', type));
      await expect(heading(page)).toHaveText(`${exam.title} ${suffix}`);
    }
    // Mock and real are different lists.
    await page.goto(address('mock', section));
    await expect(page.locator('[data-line]')).toHaveText(['Of the mock']);
    await page.goto(address('real', section));
    await expect(page.locator('[data-line]')).toHaveText(['Of the real one']);
    await openCard(page, 1);
    await expect(page.getByRole('complementary', { name: 'Properties of question 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Link|Choose a) (question|problem set)/i })).toHaveCount(0);
    // Any case is taken (Q24).
    await page.goto(address(family === 'sat' ? 'Mock' : 'MOCK', section));
    await expect(page.locator('[data-line]')).toHaveText(['Of the mock']);
    await page.goto(address('Real', section));
    await expect(page.locator('[data-line]')).toHaveText(['Of the real one']);

    await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(
      family === 'sat' ? `${app.studio}/admin?sat=${exam.id}` : `${app.studio}/admin/acts?act=${exam.id}`,
    );
    const row = page.getByRole('main').getByRole('button', { name: exam.title, exact: true });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(row).toBeInViewport();
    await page
      .getByRole('link', { name: `Mock test: ${family === 'sat' ? 'Math - Calculator' : 'Mathematics'}` })
      .click();
    await expect(page).toHaveURL(address('mock', section));

    for (const nowhere of [
      address('real', section, crypto.randomUUID()),
      address('both', section),
      ...(family === 'sat' ? [address('real', 'Science')] : []),
    ]) {
      await page.goto(nowhere);
      await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
      await expect(heading(page)).toHaveText('404 Page Not Found');
    }
  });
}
