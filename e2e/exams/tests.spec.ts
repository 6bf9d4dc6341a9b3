import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { call } from '../answering.ts';
import { type ExamPlanting, type PlantedExam, plantExam, yesOrNo } from '../content.ts';
import { examFamilies, rowOf, watchCalls } from '../exam-families.ts';
import { expectAllInReach } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import type { RunningServer } from '../server.ts';

type Family = (typeof examFamilies)[number]['family'];
type Variant = 'mock' | 'real';

const questions = [1, 2, 3].map((nth) => ({ text: `Test question ${nth}?`, choices: yesOrNo }));
type Sealed = { id: string; answers: { id: string; position: number }[] };

const mockTest = { sat: 'AdminSatMockTest', act: 'AdminActMockTest' } as const;
const tested = { sat: ['MathNoCalc', 'MathCalc'], act: ['Mathematics'] } as const;

/** An exam whose tests of these variants are open. */
function withTests(family: Family, variants: readonly Variant[]): ExamPlanting {
  const tests = tested[family].flatMap((section) => variants.map((variant) => ({ section, variant, questions })));
  return { family, topics: {}, tests };
}

/** One right answer in the section's mock test, by the calls that the test's page makes. */
async function begin(page: Page, app: RunningServer, { family, exam }: { family: Family; exam: PlantedExam }) {
  const section = tested[family][0];
  const [questionId = ''] = exam.test(section, 'mock').questions;
  const place = { [`${family}_id`]: exam.id, [`${family}_type`]: section };
  const query = new URLSearchParams({ ...place, question_type: mockTest[family] });
  const { data } = await call<{ data: Sealed[] }>(page, app, { get: `questions?${query}` });
  const answers = data.find(({ id }) => id === questionId)?.answers ?? [];
  const entry = {
    questionId,
    correctAnswerIds: [],
    isCorrect: null,
    freeResponseCorrectAnswer: '',
    givenAnswerIds: answers.filter(({ position }) => position === 0).map(({ id }) => id),
    isFreeResponse: false,
    freeResponseGivenAnswer: '',
    markUncertain: false,
    isComplete: true,
    rev: 1,
    struckAnswerIds: [],
    timeSpent: 5,
  };
  const post = `user_${family}_test_progresses`;
  const progress = { [`${family}_test_progress`]: JSON.stringify([entry]) };
  await call(page, app, { post, body: { ...place, real_test: false, ...progress } });
  const body = { ...place, real_test: false, submitted: true };
  return { submit: () => call(page, app, { post: `${post}/submit`, body }) };
}

function listOf(page: Page, exam: { title: string }) {
  const row = rowOf(page, exam.title);
  return {
    row,
    open: () => row.getByRole('button', { name: exam.title, exact: true }).click(),
    testMode: row.getByRole('switch', { name: 'Test mode' }),
    mock: row.getByRole('radio', { name: 'Mock' }),
    real: row.getByRole('radio', { name: 'Real' }),
    tests: row.getByRole('link', { name: /^(Take Test|Continue|Review Test)/ }),
    reset: row.getByRole('button', { name: /^Reset Test/ }),
  };
}

for (const { family, title, id, maths } of examFamilies) {
  test(`test mode of the ${title} is there where a variant is published whole, and Mock and Real where both are [TST-008] [TST-009] ${family === 'sat' ? '[SAT-015]' : ''}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const none = await plantExam(db, { family, topics: {} });
    const both = await plantExam(db, withTests(family, ['mock', 'real']));
    const real = await plantExam(db, withTests(family, ['real']));
    // One of a SAT's two sections is not enough; an ACT has one, and it is not published.
    const half = withTests(family, ['mock']);
    const [first, ...others] = half.tests ?? [];
    const part = await plantExam(db, {
      ...half,
      tests: first
        ? [
            family === 'sat' ? first : { ...first, published: false },
            ...others.map((one) => ({ ...one, published: false })),
          ]
        : [],
    });
    await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s`);
    for (const exam of [none, part]) {
      const list = listOf(page, exam);
      await list.open();
      await expect(list.row.getByRole('switch', { name: 'Grading mode' })).toBeVisible();
      await expect(list.testMode).toHaveCount(0);
    }
    const forced = listOf(page, real);
    await forced.open();
    await expect(forced.testMode).not.toBeChecked();
    await forced.testMode.check({ force: true });
    await expect(forced.real).toBeChecked();
    await expect(forced.mock).toBeDisabled();
    await expect(forced.real).toBeDisabled();
    const free = listOf(page, both);
    await free.open();
    await free.testMode.check({ force: true });
    await expect(free.mock).toBeChecked();
    await free.real.check({ force: true });
    await expect(free.tests.first()).toHaveAttribute('href', `/home/${family}-test/${both.id}/real/${maths.type}`);
    await expectAccessible(page);
  });

  test(`a section’s test is taken, continued and reviewed from the list of ${title}, which asks for its progress once [TST-010] [TST-012] [TST-013] [TST-014]`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, withTests(family, ['mock', 'real']));
    const { address } = exam.test(maths.type, 'mock');
    await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s`);
    const asked = watchCalls(page, /test_progresses\/get_progresses/);
    const list = listOf(page, exam);
    await list.open();
    expect(asked).toEqual([]);
    await list.testMode.check({ force: true });
    await expect(list.tests).toHaveText(tested[family].map(() => 'Take Test'));
    await expect(list.row.getByRole('link', { name: `Take Test: ${maths.title}` })).toHaveAttribute('href', address);
    await list.testMode.uncheck({ force: true });
    await expect(list.tests).toHaveCount(0);
    await list.testMode.check({ force: true });
    await list.real.check({ force: true });
    await list.mock.check({ force: true });
    await list.open();
    await list.open();
    await expect(list.tests.first()).toBeVisible();
    expect(asked, 'asked once').toHaveLength(1);

    const test = await begin(page, app, { family, exam });
    await page.reload();
    await expect(list.row.getByRole('link', { name: `Continue: ${maths.title}` })).toHaveAttribute('href', address);
    await test.submit();
    await page.reload();
    await expect(list.row.getByRole('link', { name: `Review Test: ${maths.title}` })).toHaveAttribute('href', address);
    await expect(list.row.getByRole('region', { name: maths.title })).toContainText('test: 1 of 3 right');
    await expect(list.reset).toHaveCount(0);
    // The other variant has not been touched.
    await list.real.check({ force: true });
    await expect(list.tests).toHaveText(tested[family].map(() => 'Take Test'));
  });

  test(`an admin begins a submitted test of the ${title} anew [TST-022] [TST-023]`, async ({
    page,
    app,
    db,
    logIn,
  }) => {
    const exam = await plantExam(db, withTests(family, ['mock']));
    await logIn(page, 'admin');
    const { submit } = await begin(page, app, { family, exam });
    await page.goto(`${app.learner}/home/${family}s?${family}=${exam.id}&area=mock`);
    const list = listOf(page, exam);
    await expect(list.row.getByRole('link', { name: `Continue: ${maths.title}` })).toBeVisible();
    await expect(list.reset).toHaveCount(0);
    await submit();
    await page.reload();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to reset whole test?', exact: true });
    await list.reset.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(list.row.getByRole('link', { name: `Review Test: ${maths.title}` })).toBeVisible();
    await list.reset.click();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(list.row.getByRole('link', { name: `Take Test: ${maths.title}` })).toBeVisible();
    await expect(list.reset).toHaveCount(0);
    await page.reload();
    await expect(list.row.getByRole('link', { name: `Take Test: ${maths.title}` })).toBeVisible();
  });

  test(`the address opens one of the ${title} and its tests, and what it names in vain is left aside [NAV-021] [NAV-022] ${id(18, 15)}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, withTests(family, ['mock']));
    await newStudent(page);
    const list = listOf(page, exam);
    const at = (query: string) => page.goto(`${app.learner}/home/${family}s?${query}`);
    const opened = list.row.getByRole('button', { name: exam.title, exact: true });
    await at(`${family}=${exam.id}&area=mock`);
    await expect(opened).toHaveAttribute('aria-expanded', 'true');
    await expect(opened).toBeInViewport();
    await expect(list.testMode).toBeChecked();
    await expect(list.mock).toBeChecked();
    await expectAllInReach(page);
    for (const area of ['real', 'paper', '']) {
      await at(`${family}=${exam.id}&area=${area}`);
      await expect(opened).toHaveAttribute('aria-expanded', 'true');
      await expect(list.testMode).not.toBeChecked();
    }
    for (const query of [`${family}=nothing`, `area=mock`, `${family}=${crypto.randomUUID()}&area=mock`]) {
      await at(query);
      await expect(opened).toHaveAttribute('aria-expanded', 'false');
    }
  });
}

test('in the list of ACTs Mathematics alone has a test, and its score stands beside the sections [TST-011]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantExam(db, withTests('act', ['mock']));
  await newStudent(page);
  await page.goto(`${app.learner}/home/acts?act=${exam.id}&area=mock`);
  const list = listOf(page, exam);
  await expect(list.tests).toHaveCount(1);
  await expect(list.row.getByRole('region', { name: 'Mathematics' }).getByRole('link')).toHaveText('Take Test');
  const { submit } = await begin(page, app, { family: 'act', exam });
  await submit();
  await page.reload();
  const scores = list.row.getByRole('complementary');
  await expect(scores.getByRole('definition').last()).toHaveText('1 of 3');
});
