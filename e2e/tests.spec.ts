import { expectAccessible } from './accessible.ts';
import { plantExam, yesOrNo } from './content.ts';
import { keyboardOf } from './keyboard.ts';
import { expect, test } from './practising.ts';
import { aSat, onAnotherDevice, progressOf, section, tokenOf, typedQuestion } from './testing-sections.ts';

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

test('a test that is not open is not found: unpublished, of another variant, of a section that has none, not there [ACC-041] [ACC-042]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const questions = [{ choices }];
  const half = await plantExam(db, {
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'real', questions },
      { section: 'MathCalc', variant: 'real', questions, published: false },
    ],
  });
  const draft = await plantExam(db, {
    published: false,
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'mock', questions },
      { section: 'MathCalc', variant: 'mock', questions },
    ],
  });
  const act = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [{ section: 'Mathematics', variant: 'mock', questions }],
  });
  const open = await aSat(db);
  await newStudent(page);
  const addresses = [
    half.test('MathNoCalc', 'real').address,
    draft.test('MathNoCalc', 'mock').address,
    open.test('MathNoCalc', 'mock').address.replace('/mock/', '/real/'),
    open.test('MathNoCalc', 'mock').address.replace('/mock/', '/other/'),
    open.test('MathNoCalc', 'mock').address.replace('MathNoCalc', 'Reading'),
    act.test('Mathematics', 'mock').address.replace('/mock/', '/real/'),
    act.test('Mathematics', 'mock').address.replace('Mathematics', 'Science'),
    act.test('Mathematics', 'mock').address.replace(act.id, crypto.randomUUID()),
    act.test('Mathematics', 'mock').address.replace(act.id, open.id),
  ];
  for (const address of addresses) {
    await page.goto(app.learner + address);
    await expect(page, address).toHaveURL(`${app.learner}/home/not_found`);
  }
  await page.goto(app.learner + act.test('Mathematics', 'mock').address);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('answers are saved as they are given, Next says so, and a mark is saved at once [TST-015] [TST-016] [TST-017] [TST-018]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await at.begin();
  const entry = async (at: number) =>
    (await progressOf(page, app, exam)).entries.find(({ questionId }) => questionId === questions[at]);
  await at.choose('Yes');
  await expect.poll(async () => (await entry(0))?.givenAnswerIds).toHaveLength(1);
  expect((await progressOf(page, app, exam)).submitted).toBe(false);
  await expect(at.alert('Answer Saved')).toHaveCount(0);
  await at.next.click();
  await expect(at.alert('Answer Saved')).toBeVisible();
  await at.mark.click();
  await expect(at.alert('Question mark as uncertain')).toBeVisible();
  await expect(at.inMap(2)).toHaveAccessibleName('Question 2, uncertain');
  await expect.poll(async () => (await entry(1))?.markUncertain).toBe(true);
  await at.unmark.click();
  await expect(at.alert('Question remove from uncertain')).toBeVisible();
  await expect(at.mark).toBeVisible();
  await expect.poll(async () => (await entry(1))?.markUncertain).toBe(false);
  await at.next.click();
  await at.typed.fill('12');
  await expect.poll(async () => (await entry(2))?.freeResponseGivenAnswer).toBe('12');
  await expect(at.saved).toHaveText('Saved');
});

test('the submission asks first, is final, and the section is then read with keys and explanations [TST-014] [TST-019] [TST-020] [TST-021]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await at.begin();
  await at.choose('Yes');
  await at.next.click();
  await at.choose('No');
  await at.mark.click();
  // Time that belongs to the last question, and must not come behind the submission.
  await page.waitForTimeout(1_500);
  await at.submitWhole.click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to submit whole test?' });
  await expect(question).toContainText('1 of 3 questions is not answered, 1 is marked uncertain.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await progressOf(page, app, exam)).submitted).toBe(false);
  await page.waitForTimeout(1_500);
  await at.submitWhole.click();
  await page.waitForTimeout(1_500);
  await at.ok.click();
  await expect(at.alert('Test submitted')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  expect(await progressOf(page, app, exam)).toMatchObject({ submitted: true, math_score: 1 });

  await page.goto(app.learner + address);
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await expect(page.getByText('Correct Answer', { exact: true })).toBeVisible();
  await expect(at.submitWhole).toBeDisabled();
  await expect(at.saved).toHaveText('Saved');
  await expect(at.inMap(2)).toHaveAccessibleName('Question 2, wrong, uncertain');
  // Nothing can be changed any more.
  await page.keyboard.press('b');
  await expect(at.chosen('A')).toBeChecked();
  await at.next.click();
  await expect(page.getByText('Right answer')).toBeVisible();
  await at.next.click();
  await expect(page.getByText('Not answered.')).toBeVisible();
  await expect(page.getByText('12', { exact: true })).toBeVisible();
  await expect(at.typed).toHaveAttribute('readonly', '');
});

test('a section goes on in another browser when the first is killed in the middle: answers, marks, strikes and time', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  const student = await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await page.getByText('Time and a half').click();
  await at.begin();
  await expect(page.getByRole('timer').first()).toContainText('of 37:30');
  await at.choose('Yes');
  await at.next.click();
  await at.mark.click();
  await page.getByText('Strike out answers').click();
  await page.getByRole('button', { name: 'Strike out answer A' }).click();
  await page.waitForTimeout(2_500);
  await at.next.click();
  await at.typed.pressSequentially('7');
  await expect(at.saved).toHaveText('Saved');
  await expect.poll(async () => (await progressOf(page, app, exam)).entries).toHaveLength(3);
  await page.context().close();

  const other = await onAnotherDevice(await anotherBrowser(), app, student);
  const there = section(other);
  await other.goto(app.learner + address);
  await expect(other.getByRole('timer').first()).toContainText('of 37:30');
  // The first that was not answered.
  await expect(there.number).toHaveText('Question 2, uncertain');
  await expect(other.locator('[data-struck]')).toHaveText(/Yes/);
  expect(await other.getByRole('timer').first().textContent()).not.toMatch(/^0:0[01]/);
  await there.inMap(3).click();
  await expect(there.typed).toHaveValue('7');
  await there.typed.fill('12');
  await there.inMap(1).click();
  await expect(there.chosen('A')).toBeChecked();
  await there.submitWhole.click();
  await there.ok.click();
  await expect(there.alert('Test submitted')).toBeVisible();
  expect((await progressOf(other, app, exam)).math_score).toBe(2);
});

test('what is typed in the last second counts, whether the page is closed, left or loaded again', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db, [typedQuestion, { choices }]);
  const { address } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await at.begin();
  await at.typed.pressSequentially('1');
  await page.reload();
  await expect(at.typed).toHaveValue('1');
  await at.typed.fill('12');
  await at.back.click();
  await expect(page).toHaveURL(/\/home\/sats/);
  await page.goto(app.learner + address);
  await expect(at.typed).toHaveValue('12');
  await at.typed.fill('123');
  const { context } = { context: page.context() };
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(app.learner + address);
  await expect(section(next).typed).toHaveValue('123');
  await expect.poll(async () => (await progressOf(next, app, exam)).entries[0]?.freeResponseGivenAnswer).toBe('123');
});

test('text size, hidden clock, struck choices and the place come back after a reload', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await at.begin();
  await at.next.click();
  await page.getByText('Strike out answers').click();
  await page.getByRole('button', { name: 'Strike out answer B' }).click();
  const before = await page.getByText('Second?').boundingBox();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByText('Hide clock').click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.reload();
  await expect(at.number).toHaveText('Question 2');
  await expect(page.getByText('130 %')).toBeVisible();
  expect((await page.getByText('Second?').boundingBox())?.height).toBeGreaterThan((before?.height ?? 0) * 1.2);
  await expect(page.getByRole('switch', { name: 'Hide clock' })).toBeChecked();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore answer B' })).toBeVisible();
  // Who chooses a struck choice wants it back; who strikes the chosen one takes it back.
  await at.choose('No');
  await expect(page.locator('[data-struck]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Strike out answer B' }).click();
  await expect(at.chosen('B')).not.toBeChecked();
});

test('a second tab is told, does not overwrite, and takes the section over by its button', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await at.begin();
  await at.choose('Yes');
  const second = await page.context().newPage();
  const there = section(second);
  await second.goto(app.learner + address);
  await expect(second.getByText('This test is open in another tab.')).toBeVisible();
  await expect(second.getByRole('radio')).toHaveCount(0);
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(there.chosen('A')).toBeChecked();
  await expect(page.getByText('This test is open in another tab.')).toBeVisible();
  await there.choose('No');
  await expect(there.saved).toHaveText('Saved');
  await second.close();
  // The tab that waits has it, with what the other one did.
  await expect(at.chosen('B')).toBeChecked();
  await at.choose('Yes');
  await expect(at.saved).toHaveText('Saved');
  const { entries } = await progressOf(page, app, exam);
  expect(entries).toHaveLength(1);
});

test('an answer after the submission on another device is refused, told in the server’s words, and never scored', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  const student = await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await at.begin();
  await at.choose('Yes');
  await expect(at.saved).toHaveText('Saved');
  const other = await onAnotherDevice(await anotherBrowser(), app, student);
  await other.goto(app.learner + address);
  await section(other).submitWhole.click();
  await section(other).ok.click();
  await expect(section(other).alert('Test submitted')).toBeVisible();

  await at.choose('No');
  await expect(at.alert('This test was already submitted')).toBeVisible();
  await expect(page.getByText('Correct Answer', { exact: true })).toBeVisible();
  await expect(at.chosen('A')).toBeChecked();
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Not sent' });
  await expect(details).toContainText('This test was already submitted');
  await expect(details).toContainText('An answer of a test');
  expect((await progressOf(page, app, exam)).math_score).toBe(1);
});

test('a question that is taken out after it was answered counts neither way, and the review says so', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  const { address, questions } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + address);
  await at.begin();
  await at.choose('Yes');
  await at.next.click();
  await db.query('update questions set deleted_at = now() where id = $1', [questions[1]]);
  // It was taken out while it is looked at: what is answered is kept all the same.
  await at.choose('Yes');
  await at.next.click();
  await at.typed.fill('12');
  await at.submitWhole.click();
  await at.ok.click();
  await expect(at.alert('Test submitted')).toBeVisible();
  expect(await progressOf(page, app, exam)).toMatchObject({ math_score: 2, question_count: 2 });
  await page.goto(app.learner + address);
  await expect(page.getByText('1 question was taken out after you answered it. It counts neither way.')).toBeVisible();
  await expect(at.inMap(3)).toHaveCount(0);
});

test('a section that an admin resets begins anew', async ({ page, app, db, logIn }) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  await logIn(page, 'admin');
  const at = section(page);
  await page.goto(app.learner + address);
  await at.begin();
  await at.choose('Yes');
  await at.submitWhole.click();
  await at.ok.click();
  await expect(at.alert('Test submitted')).toBeVisible();
  const query = new URLSearchParams({ sat_id: exam.id, sat_type: 'MathNoCalc', real_test: 'false' });
  const reset = await page.request.delete(`${app.api}/user_sat_test_progresses/reset_progress?${query}`, {
    headers: { authorization: await tokenOf(page) },
  });
  expect(reset.status()).toBe(200);
  await page.goto(app.learner + address);
  await at.begin();
  await expect(at.number).toHaveText('Question 1');
  await expect(at.chosen('A')).not.toBeChecked();
  await at.choose('No');
  await expect.poll(async () => await progressOf(page, app, exam)).toMatchObject({ attempt: 2, submitted: false });
});

test('a section is taken from the keyboard alone, and axe finds nothing on any of its screens', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  const { address } = exam.test('MathNoCalc', 'mock');
  await newStudent(page);
  const at = section(page);
  const keyboard = keyboardOf(page);
  await page.goto(app.learner + address);
  await expect(page.getByText('Ready without a network')).toBeVisible();
  await expectAccessible(page);
  await keyboard.tabTo(at.start);
  await keyboard.press('Enter');
  await expect(at.number).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(at.chosen('A')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(at.number).toHaveText('Question 2');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(at.number).toHaveText('Question 3');
  await keyboard.tabTo(at.typed);
  await keyboard.type('12');
  await keyboard.tabTo(at.mark);
  await keyboard.press('Enter');
  await expect(at.unmark).toBeFocused();
  await keyboard.tabTo(at.inMap(3));
  await keyboard.press('ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(at.number).toHaveText('Question 1');
  await page.keyboard.press('ArrowRight');
  await expect(at.number).toHaveText('Question 2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(at.dialog).toContainText('Are you sure you want to submit whole test?');
  await expectAccessible(page);
  await keyboard.press('Tab', 'Enter');
  await expect(at.alert('Test submitted')).toBeVisible();
  await page.goto(app.learner + address);
  await expect(page.getByText('Because the first is so.')).toBeVisible();
  await expectAccessible(page);
  expect((await progressOf(page, app, exam)).math_score).toBe(2);
});

test('a section is printed whole, with its letters and a line for the name, and with nothing of what was answered', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await at.begin();
  await at.choose('Yes');
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-print-sheet]');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('heading')).toHaveText(`${exam.title} (Math - No Calculator)`);
  for (const words of ['Name', 'First?', 'Second?', 'How many dollars?']) await expect(sheet).toContainText(words);
  await expect(sheet).not.toContainText('Because');
  await expect(sheet.locator('[data-chosen], input')).toHaveCount(0);
  await expect(page.getByRole('banner').first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);
  // By the browser's own command too.
  const file = await page.pdf();
  expect(file.byteLength).toBeGreaterThan(1_000);
  await expect(at.number).toBeVisible();
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

test('a tutor who looks over a student’s shoulder takes no tests: the address is not found', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await aSat(db);
  await newStudent(page);
  await page.route('**/accounts/set_current_user', async (route) => {
    const reply = await route.fetch();
    const visited = { status: true, tutor_id: crypto.randomUUID(), tutor_name: 'Ms Reed' };
    return route.fulfill({ response: reply, json: { ...(await reply.json()), tutor_login: visited } });
  });
  await page.goto(app.learner + exam.test('MathNoCalc', 'mock').address);
  await expect(page).toHaveURL(`${app.learner}/home/not_found`);
});

test('axe finds nothing in an ACT question’s dialog, on phones, and where a section is in another tab or on its way', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [
      {
        section: 'Mathematics',
        variant: 'mock',
        questions: [
          { text: 'One?', choices },
          { text: 'Two?', choices },
        ],
      },
    ],
  });
  await newStudent(page);
  const at = section(page);
  await page.goto(app.learner + exam.test('Mathematics', 'mock').address);
  await at.begin();
  await page.getByRole('button', { name: 'Mark Uncertain' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Strike out answers').click();
  await expectAccessible(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText('This test is open in another tab.')).toBeVisible();
  await expectAccessible(second);
  await second.close();
  await page.context().setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Submit whole test' }).click();
  await at.ok.click();
  await expect(page.getByText('Submitted on this device.')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(at.alert('Test submitted')).toBeVisible({ timeout: 20_000 });
  await page.goto(app.learner + exam.test('Mathematics', 'mock').address);
  await expect(page.getByRole('dialog', { name: 'Question 1' })).toContainText('Not answered.');
  await expectAccessible(page);
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test('an admin, who may read what is not open, is sent to the same page [ACC-041] [ACC-042]', async ({
  page,
  app,
  db,
  logIn,
}) => {
  const questions = [{ choices }];
  const sat = await plantExam(db, {
    topics: {},
    tests: [
      { section: 'MathNoCalc', variant: 'real', questions },
      { section: 'MathCalc', variant: 'real', questions, published: false },
    ],
  });
  const act = await plantExam(db, {
    family: 'act',
    topics: {},
    tests: [{ section: 'Mathematics', variant: 'mock', questions, published: false }],
  });
  await logIn(page, 'admin');
  for (const { address } of [sat.test('MathNoCalc', 'real'), act.test('Mathematics', 'mock')]) {
    await page.goto(app.learner + address);
    await expect(page, address).toHaveURL(`${app.learner}/home/not_found`);
  }
});
