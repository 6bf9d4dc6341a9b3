import { plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { aSat, progressOf, section } from '../testing-sections.ts';

const choices = yesOrNo;

test('a SAT section has its title, its instructions, choices or a line to type in, and the way between questions [TST-001] [TST-003] [TST-005]', {
  tag: '@short',
}, async ({ page, app, db, newStudent }) => {
  const exam = await aSat(db);
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('MathCalc', 'mock').address);
  await expect(at.title).toHaveText(`${exam.title} (Math - Calculator)`);
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await expect(at.title).toHaveText(`${exam.title} (Math - No Calculator)`);
  await expect(page.getByText('3 questions, 25 minutes')).toBeVisible();
  await expect(page.getByText('Ready without a network')).toBeVisible();
  await at.begin();
  await expect(page.getByText('Choose one answer.')).toBeVisible();
  await expect(page.getByText('First?')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(at.previous).toBeDisabled();
  await at.next.click();
  await expect(page.getByText('Second?')).toBeVisible();
  await at.next.click();
  await expect(page.getByText('Type your answer.')).toBeVisible();
  await expect(at.typed).toBeVisible();
  await expect(at.typed).toHaveAccessibleDescription('$');
  await at.previous.click();
  await expect(at.number).toHaveText('Question 2');
  await at.inMap(1).click();
  await expect(at.number).toHaveText('Question 1');
  await expect(at.submitWhole).toBeEnabled();
  // Nothing is judged, and the page has nothing to judge by.
  await at.choose('No');
  await at.next.click();
  await expect(page.getByText(/Correct Answer|Incorrect/)).toHaveCount(0);
});

test('an ACT section lists its questions, each opens in a dialog, and even numbers have the letters F to K [TST-002] [TST-004]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const five = ['1', '2', '3', '4', '5'].map((text) => ({
    text: `Is ${text}`,
    ...(text === '4' && { right: true as const }),
  }));
  const exam = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [
      {
        section: 'Mathematics',
        variant: 'mock',
        questions: [
          { text: 'Odd?', choices: five },
          { text: 'Even?', choices: five },
          { text: 'Last?', choices: five },
        ],
      },
    ],
  });
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('Mathematics', 'mock').address);
  await expect(at.title).toHaveText(`${exam.title} Math`);
  await at.begin();
  const dialog = page.getByRole('dialog', { name: 'Question 1' });
  await expect(dialog.getByText('Odd?')).toBeVisible();
  await page.keyboard.press('d');
  await expect(dialog.getByRole('radio', { name: 'D Is 4' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(at.alert('Answer Saved')).toBeVisible();
  const second = page.getByRole('dialog', { name: 'Question 2' });
  const letters = await second
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.parentElement?.textContent?.trim()[0]));
  expect(letters).toEqual(['F', 'G', 'H', 'J', 'K']);
  await page.keyboard.press('k');
  await expect(second.getByRole('radio', { name: 'K Is 5' })).toBeChecked();
  await second.getByRole('button', { name: 'Mark Uncertain' }).click();
  await second.getByRole('button', { name: 'Close' }).click();
  await expect(at.dialog).toHaveCount(0);
  await expect(at.inMap(2)).toHaveAccessibleName('Question 2, answered, uncertain');
  await at.inMap(3).click();
  await expect(page.getByRole('dialog', { name: 'Question 3' })).toContainText('Last?');
  await page.keyboard.press('Escape');
  await at.submitWhole.click();
  await expect(page.getByText('1 of 3 questions is not answered, 1 is marked uncertain.')).toBeVisible();
  await at.ok.click();
  await expect(at.alert('Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/acts?act=${exam.id}&area=mock`);
  expect((await progressOf(page, app, exam, 'Mathematics')).math_score).toBe(1);
});

test('Back leads to the list with the exam and its variant [TST-006] [TST-007]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const tests = (['mock', 'real'] as const).flatMap((variant) => [
    { section: 'MathNoCalc', variant, questions: [{ choices }] },
    { section: 'MathCalc', variant, questions: [{ choices }] },
  ]);
  const sat = await plantExam(db, { topics: {}, tests });
  const act = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [{ section: 'Mathematics', variant: 'real', questions: [{ choices }] }],
  });
  await newStudent(page);
  for (const [address, list] of [
    [sat.test('MathCalc', 'mock').address, `/home/sats?sat=${sat.id}&area=mock`],
    [sat.test('MathCalc', 'real').address, `/home/sats?sat=${sat.id}&area=real`],
    [act.test('Mathematics', 'real').address, `/home/acts?act=${act.id}&area=real`],
  ] as const) {
    await page.goto(app.learner + address);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await section(page).back.click();
    await expect(page).toHaveURL(app.learner + list);
  }
});

test('a student reports what is wrong with a question of a test, on the page and in its dialog [ACC-045]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const sat = await aSat(db);
  const act = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [{ section: 'Mathematics', variant: 'mock', questions: [{ text: 'Only?', choices }] }],
  });
  const { email } = await newStudent(page);
  const at = section(page);
  for (const { address } of [sat.test('MathNoCalc', 'mock'), act.test('Mathematics', 'mock')]) {
    await page.goto(app.learner + address);
    await at.begin();
    await page.getByRole('button', { name: 'Report problem' }).last().click();
    const report = page.getByRole('dialog', { name: 'Report problem' });
    await report.getByText('There is a typo').click();
    // Letters are for the report now.
    await report.getByRole('textbox').fill('a b c');
    await report.getByRole('button', { name: 'Send' }).click();
    await expect(at.alert('Issue Reported')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  const { rows } = await db.query(
    `select p.question_id from reported_problems p join users u on u.id = p.user_id where u.email = $1`,
    [email],
  );
  const asked = [sat.test('MathNoCalc', 'mock').questions[0], act.test('Mathematics', 'mock').questions[0]];
  expect(rows.map(({ question_id }) => question_id).toSorted()).toEqual(asked.toSorted());
});
