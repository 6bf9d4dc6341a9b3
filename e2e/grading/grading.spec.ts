import { sectionOf } from '@fourfold/core/grading/letters-of';
import { rightAnswer, rightSheet } from '@fourfold/core/grading/testing/keys';
import { realTable, skipped } from '@fourfold/core/scores/testing/real-tables';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { letATutorIn } from '../exam-families.ts';
import { expectFocusSeen } from '../keyboard.ts';
import { chosenOn, paperOf, plantPaper } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';

const sure = 'Are you sure you want to submit?';
const cancelled = 'Are you sure you want to cancel?';
const actSections = ['English', 'Mathematics', 'Reading', 'Science'];
const satSections = ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'];
const real = realTable('act');

test('grading mode is off at first, and brings to each section the Timed switch and the Action menu [GRD-001] [GRD-002] [GRD-003]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await page.goto(`${app.learner}/home/sats?sat=${exam.id}`);
  await expect(paper.section('Math - No Calculator')).toBeVisible();
  await expect(paper.grading).not.toBeChecked();
  await expect(page.getByRole('switch', { name: /^Timed/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Action/ })).toHaveCount(0);
  await paper.grading.check({ force: true });
  for (const title of ['Reading', 'Writing and Language', 'Math - No Calculator', 'Math - Calculator']) {
    await expect(paper.timed(title)).not.toBeChecked();
    await paper.actions(title).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Open Sheet', 'Select Wrong', 'Select Uncertain']);
    await page.keyboard.press('Escape');
  }
  await expectAccessible(page);
});

test('each way of marking is opened for one section, with Submit and Cancel [GRD-004]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  await newStudent(page);
  await paper.open(app.learner);
  for (const what of ['Select Wrong', 'Select Uncertain'] as const) {
    await paper.act('Science', what);
    await expect(page.getByRole('list', { name: `${what}: Science` }).getByRole('button')).toHaveCount(40);
    await expect(page.getByRole('list', { name: /^Select/ })).toHaveCount(1);
    await expect(paper.submit).toBeVisible();
    await paper.number('Science', 3).click();
    await expectAccessible(page, [what === 'Select Wrong' ? 'light' : 'dark']);
    await paper.number('Science', 3).click();
    await paper.cancel.click();
    await expect(paper.submit).toHaveCount(0);
  }
  await paper.act('Science', 'Open Sheet');
  await expect(paper.dialog.getByRole('heading', { name: /Science/ })).toBeVisible();
  await expect(paper.dialog.getByRole('radiogroup')).toHaveCount(40);
  await expect(paper.submit).toBeVisible();
  await expectAccessible(page);
  await paper.cancel.click();
  await expect(paper.dialog).toHaveCount(0);
});

test('a whole ACT Mathematics sheet is filled by the keyboard alone in under a minute, and gets its score [GRD-005] [GRD-010] [GRD-011]', async ({
  page,
  app,
  db,
  newStudent,
}, { annotations }) => {
  if (!real) annotations.push({ type: 'made table', description: skipped });
  const exam = await plantPaper(db, { family: 'act', sections: actSections, table: real ?? actTable() });
  const paper = paperOf(page, { family: 'act', exam });
  const maths = sectionOf('act', 'Mathematics');
  if (!maths) throw new Error('an ACT has Mathematics');
  // 41 right: by a real table a scale score of 26. The others are the letter after the right one.
  const letters = Object.entries(rightSheet('act', maths)).map(([number, right]) => {
    const own = [...(Number(number) % 2 === 0 ? 'FGHJK' : 'ABCDE')];
    return Number(number) <= 41 ? right : (own[(own.indexOf(right) + 1) % own.length] ?? '');
  });
  const { email } = await newStudent(page);
  await paper.open(app.learner);
  await paper.actions('Mathematics').focus();

  const begun = Date.now();
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(paper.question(1).getByRole('radio').first()).toBeFocused();
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  await expectFocusSeen(page, 'after the last letter');
  await expect(paper.dialog.getByText('60 of 60 answered')).toBeVisible();
  while (!(await paper.submit.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await paper.asked(sure).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.dialog).toHaveCount(0);
  expect(Date.now() - begun, 'milliseconds').toBeLessThan(60_000);

  const scores = await paper.scores();
  const row = scores.getByRole('row', { name: /^Mathematics/ });
  await expect(row).toContainText('41 of 60');
  await expect(row).toContainText(
    real ? '26 of 36' : `${actTable().find(([, , cell]) => covers(cell, 41))?.[0]} of 36`,
  );
  await expect(scores.getByRole('row', { name: /^Composite/ })).toContainText('not available');
  await expect(scores.getByText('Science is not graded yet.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Opened again it is as it was submitted, and says what was wrong.
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.marked('Mathematics', 42)).toContainText('marked wrong');
  await expect(paper.marked('Mathematics', 41)).not.toContainText('marked');
  await paper.act('Mathematics', 'Open Sheet');
  expect(await chosenOn(paper.dialog)).toBe(letters.join(''));
  await expect(paper.dialog.getByRole('radiogroup', { name: /, wrong$/ })).toHaveCount(19);
  const { rows } = await db.query<{ selected_wrong: { Mathematics: number[] }; grade_submitted: object }>(
    'select g.* from exam_grades g join users u on u.id = g.user_id where u.email = $1',
    [email],
  );
  expect(rows[0]?.selected_wrong.Mathematics).toHaveLength(19);
  expect(rows[0]?.grade_submitted).toEqual({ Mathematics: true });
});

test('marks are submitted with their flashes, and are there again when the list is opened again [GRD-005] [GRD-008] [GRD-009] [GRD-011]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Math - Calculator', 'Select Wrong');
  await paper.number('Math - Calculator', 3).click();
  await paper.number('Math - Calculator', 38).click();
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Wrong question submitted$/)).toBeVisible();
  await expect(paper.submit).toHaveCount(0);
  await expect(paper.marked('Math - Calculator', 38)).toContainText('marked wrong');

  await paper.act('Reading', 'Select Uncertain');
  await paper.number('Reading', 52).click();
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Mark uncertain submitted$/)).toBeVisible();

  await page.reload();
  await expect(paper.marked('Math - Calculator', 3)).toContainText('marked wrong');
  await expect(paper.wrong('Math - Calculator')).toHaveCount(2);
  await expect(paper.marked('Reading', 52)).toContainText('marked uncertain');
  await paper.grading.check({ force: true });
  await paper.act('Math - Calculator', 'Select Wrong');
  await expect(paper.number('Math - Calculator', 38)).toHaveAttribute('aria-pressed', 'true');
  const scores = await paper.scores();
  await expect(scores.getByRole('row', { name: /^Math - Calculator/ })).toContainText('36 of 38');
  await expect(scores.getByRole('row', { name: /^Reading/ })).toContainText('not available');
});

test('Cancel asks where something changed and closes at once where nothing did; Submit asks too [GRD-006] [GRD-007]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname));
  await newStudent(page);
  await paper.open(app.learner);

  await paper.act('Science', 'Select Wrong');
  await paper.number('Science', 7).click();
  await paper.number('Science', 7).click();
  await paper.cancel.click();
  await expect(paper.submit, 'what was taken back is no change').toHaveCount(0);

  await paper.act('Science', 'Select Wrong');
  await paper.number('Science', 7).click();
  await paper.cancel.click();
  await paper.answer(cancelled, 'Cancel');
  await expect(paper.number('Science', 7)).toHaveAttribute('aria-pressed', 'true');
  await paper.submit.click();
  await paper.answer(sure, 'Cancel');
  await expect(paper.number('Science', 7)).toHaveAttribute('aria-pressed', 'true');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await expect(paper.submit).toHaveCount(0);
  await expect(paper.wrong('Science')).toHaveCount(0);

  await paper.act('Science', 'Open Sheet');
  await page.keyboard.press('Escape');
  await expect(paper.dialog).toHaveCount(0);
  await paper.act('Science', 'Open Sheet');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await paper.answer(cancelled, 'Cancel');
  expect(await chosenOn(paper.dialog)).toBe('C');
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('39 questions have no answer. They count as wrong.');
  await paper.answer(sure, 'Cancel');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await expect(paper.dialog).toHaveCount(0);
  await paper.act('Science', 'Open Sheet');
  expect(await chosenOn(paper.dialog), 'what was cancelled is gone').toBe('');
  expect(posted.filter((path) => path.endsWith('/user_acts'))).toEqual([]);
});

test('a sheet has the letters, the columns and the typed answers of its section [GRD-013] [GRD-014] [GRD-015] [GRD-016]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await newStudent(page);
  const sheets = [
    { family: 'sat', title: 'Reading', columns: 4, letters: ['ABCD', 'ABCD'], typedFrom: null, last: 52 },
    { family: 'sat', title: 'Writing and Language', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: null, last: 44 },
    { family: 'sat', title: 'Math - No Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 16, last: 20 },
    { family: 'sat', title: 'Math - Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 31, last: 38 },
    { family: 'act', title: 'English', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 75 },
    { family: 'act', title: 'Mathematics', columns: 5, letters: ['ABCDE', 'FGHJK'], typedFrom: null, last: 60 },
    { family: 'act', title: 'Reading', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 40 },
    { family: 'act', title: 'Science', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 40 },
  ] as const;
  for (const family of ['sat', 'act'] as const) {
    const sections = family === 'sat' ? satSections : actSections;
    const exam = await plantPaper(db, { family, sections });
    const paper = paperOf(page, { family, exam });
    await paper.open(app.learner);
    for (const { title, columns, letters, typedFrom, last } of sheets.filter((sheet) => sheet.family === family)) {
      await paper.act(title, 'Open Sheet');
      await expect(paper.dialog.getByRole('listitem')).toHaveCount(last);
      const lefts = await paper.dialog
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `columns of ${title}`).toBe(columns);
      const choices = typedFrom === null ? last : typedFrom - 1;
      for (const number of [1, 2, choices - 1, choices])
        await expect(paper.question(number).getByRole('radio')).toHaveText([...(letters[(number + 1) % 2] ?? '')]);
      await expect(paper.dialog.getByRole('textbox')).toHaveCount(last - choices);
      if (typedFrom !== null) await expect(paper.typed(typedFrom)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});

test('typed answers are numbers, fractions, decimals to two decimals and ranges of the key; a slip is only hinted [GRD-016]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const noCalc = sectionOf('sat', 'MathNoCalc');
  if (!noCalc) throw new Error('a SAT has it');
  const accepted = ['3/4', '1250', '1.5-2.5', '10–20', '7'];
  const head = ['Question', 'a', 'b', 'c', 'd'];
  const key = [
    head,
    ...Array.from({ length: 20 }, (_, at) => [
      String(at + 1),
      '',
      '',
      at < 15 ? rightAnswer('sat', noCalc, at + 1) : (accepted[at - 15] ?? ''),
      '',
    ]),
  ];
  const exam = await plantPaper(db, { family: 'sat', sections: satSections, key });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Math - No Calculator', 'Open Sheet');
  for (let number = 1; number <= 15; number += 1) await page.keyboard.press(rightAnswer('sat', noCalc, number));
  await expect(paper.typed(16)).toBeFocused();
  for (const given of ['.75', '1,250', '5/2', '10.004']) await page.keyboard.type(`${given}\n`);
  await page.keyboard.type('seven');
  await expect(paper.dialog.getByRole('status')).toContainText('Question 20: Type a number such as');
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('1 typed answer is no number. It counts as wrong.');
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.marked('Math - No Calculator', 20)).toContainText('marked wrong');
  await expect(paper.wrong('Math - No Calculator')).toHaveCount(1);

  // Reading has no key: its sheet is kept, and grades nothing.
  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText('the sheet is kept, but not graded')).toBeVisible();
  await page.keyboard.type('abc');
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(paper.dialog).toHaveCount(0);
  const scores = await paper.scores();
  await expect(scores.getByText('Reading is not graded yet.')).toBeVisible();
});

test('a sheet that was not submitted survives a crash of the page and a network that is gone', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Reading', 'Open Sheet');
  await page.keyboard.type('afbg');
  await page.reload();
  await paper.grading.check({ force: true });
  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText('Restored from this device. It was not submitted yet.')).toBeVisible();
  expect(await chosenOn(paper.dialog)).toBe('AFBG');
  await expect(paper.question(5).getByRole('radio').first(), 'it goes on where it was left').toBeFocused();

  await page.context().setOffline(true);
  await page.keyboard.type('d');
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(paper.dialog.getByText('Not submitted. Your sheet is kept on this device: try again.')).toBeVisible();
  expect(await chosenOn(paper.dialog)).toBe('AFBGD');
  await page.context().setOffline(false);
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.dialog).toHaveCount(0);
  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText(/Restored/)).toHaveCount(0);
  expect(await chosenOn(paper.dialog)).toBe('AFBGD');
});

test('marks that were not submitted are there again after a reload, until they are cancelled', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Reading', 'Select Wrong');
  await paper.number('Reading', 9).click();
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.wrong('Reading'), 'nothing was submitted').toHaveCount(0);
  await paper.act('Reading', 'Select Wrong');
  await expect(page.getByText('Restored from this device. It was not submitted yet.')).toBeVisible();
  await expect(paper.number('Reading', 9)).toHaveAttribute('aria-pressed', 'true');
  await paper.cancel.click();
  await paper.answer(cancelled, 'OK');
  await paper.act('Reading', 'Select Wrong');
  await expect(paper.number('Reading', 9)).toHaveAttribute('aria-pressed', 'false');
});

test('Timed is kept per section, and turned back when it cannot be saved [GRD-011] [GRD-019]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'sat', sections: satSections });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/user_sats') && reply.request().method() === 'POST',
  );
  await paper.timed('Reading').click({ force: true });
  expect(await (await saved).json()).toMatchObject({ timed: { Reading: true, Writing: false } });
  await page.route('**/user_sats', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { errors: ['Not today'] } })
      : route.continue(),
  );
  await paper.timed('Math - Calculator').click({ force: true });
  await expect(alertOf(page, 'Not today')).toBeVisible();
  await expect(paper.timed('Math - Calculator')).not.toBeChecked();
  await page.unroute('**/user_sats');
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.timed('Reading')).toBeChecked();
  await expect(paper.timed('Math - Calculator')).not.toBeChecked();
});

test('without a table a SAT has scores of 96, 58 and 154, and an ACT of 75, 60, 40, 40 and 215 [SCO-006] [SCO-007]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  for (const [family, sections] of [
    ['sat', satSections],
    ['act', actSections],
  ] as const) {
    const exam = await plantPaper(db, { family, sections });
    await grade(db, { email, exam: exam.id, sections, wrong: [1, 2] });
    const paper = paperOf(page, { family, exam });
    await paper.open(app.learner);
    const scores = await paper.scores();
    const rows = {
      sat: { Reading: '50 of 52', Verbal: '92 of 96', Math: '54 of 58', Total: '146 of 154' },
      act: {
        English: '73 of 75',
        Mathematics: '58 of 60',
        Reading: '38 of 40',
        Science: '38 of 40',
        Composite: '207 of 215',
      },
    }[family];
    for (const [name, score] of Object.entries(rows))
      await expect(scores.getByRole('row', { name: new RegExp(`^${name} \\d`) })).toContainText(score);
    await expect(scores.getByText('There is no conversion table: scores are right answers.')).toBeVisible();
    await expect(scores.getByRole('region')).toHaveCount(0);
  }
});

test('with a table Reading and Writing are of 40, and the table stands beside: its first row the head [SCO-004] [SCO-005] [SCO-008]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const table = satTable();
  const exam = await plantPaper(db, { family: 'sat', sections: satSections, table });
  const { email } = await newStudent(page);
  await grade(db, { email, exam: exam.id, sections: satSections, wrong: [1] });
  const paper = paperOf(page, { family: 'sat', exam });
  const asked = page.waitForRequest((request) => request.url().includes('/user_sats/get_sat_score'));
  await paper.open(app.learner);
  const scores = await paper.scores();
  expect(new URL((await asked).url()).searchParams.get('sat_id')).toBe(exam.id);
  await expect(scores.getByRole('row', { name: /^Reading/ })).toContainText(`${table[52]?.[2]} of 40`);
  await expect(scores.getByRole('row', { name: /^Writing and Language/ })).toContainText(`${table[44]?.[3]} of 40`);
  await expect(scores.getByRole('row', { name: /^Verbal/ })).toContainText('of 800');
  await expect(scores.getByRole('row', { name: /^Total/ })).toContainText('of 1600');
  const converted = scores.getByRole('region', { name: `Converted scores of ${exam.title}` });
  await expect(converted.getByRole('columnheader')).toHaveText(table[0] ?? []);
  await expect(converted.getByRole('row')).toHaveCount(60);
  await expect(converted.getByRole('row').nth(1).getByRole('cell')).toHaveText(table[1] ?? []);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(scores).toHaveCount(0);
});

test('scores of one exam are read by its paper’s call and by its tests’ call [SCO-014]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  for (const { family, sections, section, flags } of [
    {
      family: 'sat',
      sections: satSections,
      section: 'MathCalc',
      flags: ['math_no_calc_mock_test_publish', 'math_calc_mock_test_publish'],
    },
    { family: 'act', sections: actSections, section: 'Mathematics', flags: ['math_mock_test_publish'] },
  ] as const) {
    const exam = await plantPaper(db, { family, sections });
    await db.query('update exams set published_tests = $2 where id = $1', [exam.id, flags]);
    await db.query(
      `insert into test_attempts (user_id, exam_id, section, is_real, attempt, submitted_at, correct, questions)
       select id, $2, $3, false, 1, now(), 33, 38 from users where email = $1`,
      [email, exam.id, section],
    );
    await grade(db, { email, exam: exam.id, sections, wrong: [1] });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.get(`${family}_id`) === exam.id) asked.push(pathname.replace(/^\/api/, ''));
    });
    await page.goto(`${app.learner}/home/${family}s?${family}=${exam.id}&area=mock`);
    await expect(page.getByRole('main').getByText('33', { exact: true }).last()).toBeVisible();
    await expect.poll(() => asked).toContain(`/user_${family}s/get_${family}_score`);
    expect(asked).toContain(`/user_${family}_test_progresses/get_${family}_scores`);
    // No entries stand behind it: `reconcile` would rightly find it.
    await db.query('delete from test_attempts where exam_id = $1', [exam.id]);
  }
});

test('a tutor who looks on opens a sheet and can neither change nor submit it [GRD-018]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  const { email } = await newStudent(page);
  await db.query(
    `insert into exam_grades (user_id, exam_id, bubble_sheet)
     select id, $2, '{"English":{"1":"A","2":"J"}}' from users where email = $1`,
    [email, exam.id],
  );
  await letATutorIn(db, email);
  await paper.open(app.learner);
  await paper.act('English', 'Open Sheet');
  expect(await chosenOn(paper.dialog)).toBe('AJ');
  await page.keyboard.type('abcd');
  await paper.question(1).getByRole('radio', { name: 'C' }).click();
  expect(await chosenOn(paper.dialog)).toBe('AJ');
  await expect(paper.submit).toHaveCount(0);
  await paper.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(paper.dialog).toHaveCount(0);
});

test('on a phone a sheet is one column of large ovals, and it is printed alone on its page', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.section('Mathematics').getByRole('button', { name: 'Mathematics', exact: true }).click();
  await paper.act('Mathematics', 'Open Sheet');
  const ovals = paper.question(2).getByRole('radio');
  await ovals.nth(3).click();
  expect(await chosenOn(paper.dialog)).toBe('J');
  const box = await ovals.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('59 questions have no answer.');
  await paper.answer(sure, 'Cancel');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(exam.title).last()).toBeVisible();
  await expect(page.getByText('Name', { exact: true })).toBeVisible();
  await expect(paper.submit).toBeHidden();
  // As wide as Letter and A4 with a browser's own margins: five ovals fit their column.
  await page.setViewportSize({ width: 716, height: 960 });
  const [second, third] = [13, 25].map((nth) => page.locator('body > div > ol > li').nth(nth - 1));
  const last = await second?.locator('i').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((await third?.boundingBox())?.x ?? 0);
  await page.emulateMedia({ media: null });
});

type Graded = { email: string; exam: string; sections: readonly string[]; wrong: readonly number[] };

/** Every section of an exam graded, with the same numbers wrong. */
async function grade(db: pg.Client, { email, exam, sections, wrong }: Graded): Promise<void> {
  const each = (value: unknown) => JSON.stringify(Object.fromEntries(sections.map((section) => [section, value])));
  await db.query(
    `insert into exam_grades (user_id, exam_id, selected_wrong, grade_submitted)
     select id, $2, $3, $4 from users where email = $1`,
    [email, exam, each(wrong), each(true)],
  );
}

/** Whether a cell of an ACT's table has this raw score. */
function covers(cell = '', raw: number): boolean {
  const [from = '', to = from] = cell.split('-');
  return from !== '' && raw >= Number(from) && raw <= Number(to);
}
