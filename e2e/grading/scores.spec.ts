import { satTable } from '@fourfold/core/scores/testing/tables';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { paperOf, plantPaper } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { actSections, satSections } from './grade.ts';

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
