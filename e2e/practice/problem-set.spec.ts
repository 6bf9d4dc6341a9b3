import { plant, yesOrNo } from '../content.ts';
import { expect, master, paper, test } from '../practising.ts';
import { oneSet } from './one-set.ts';

const choices = yesOrNo;

test.describe('a problem set', () => {
  test('opens at its own address with its topic in the query, by itself or from a SAT question [PBS-001] [PBS-002]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, { kind: 'reading', sequence: {}, sets: { one: oneSet } });
    const exam = crypto.randomUUID();
    const question = crypto.randomUUID();
    await db.query(
      `insert into exams (id, family, title, position, is_publish) values ($1, 'sat', 'SAT planted', 900, true)`,
      [exam],
    );
    await db.query(
      `insert into exam_questions (id, exam_id, section, position, title, is_publish) values ($1, $2, 'Reading', 0, 'Planted topic', true)`,
      [question, exam],
    );
    await db.query(`insert into problem_set_places values ($1, 'sat_question', $2, 0)`, [planted.set.one, question]);
    await newStudent(page);
    await page.goto(app.learner + planted.setAddress('one'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
    await expect(page.getByText('Reading, Planted sequence')).toBeVisible();
    await paper(page).back.click();
    await expect(page).toHaveURL(new RegExp(`/home/reading\\?topic=${planted.topic}&subtopic=.*subsubtopic=`));
    await page.goto(
      `${app.learner}/home/problemset/${planted.set.one}/${question}?page=sats&sat=${exam}&sat_question=${question}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
    await expect(paper(page).check).toBeVisible();
  });

  test('passes hidden questions by and starts again behind the last [PBS-004]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { setAddress } = await plant(db, {
      sequence: {},
      sets: {
        one: {
          title: 'With a gap',
          questions: [
            { text: 'First?', choices },
            { text: 'Hidden?', choices, hidden: true },
            { text: 'Third?', choices },
          ],
        },
      },
    });
    await newStudent(page);
    await page.goto(app.learner + setAddress('one'));
    const { answer, next } = paper(page);
    for (const text of ['First?', 'Third?', 'First?']) {
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText('Hidden?')).toBeHidden();
      await answer('No');
      await next.click();
    }
  });

  test('is mastered by 4 right in a row, says how many are to go, and starts again after a wrong one [PBS-008] [PBS-012] [PBS-014]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { setAddress } = await plant(db, { sequence: {}, sets: { one: oneSet } });
    await newStudent(page);
    await page.goto(app.learner + setAddress('one'));
    const { answer, next, submit, alert } = paper(page);
    const notes = page.getByRole('complementary');
    await expect(notes.getByText('4 to go. 4 right in a row master this set.')).toBeVisible();
    for (const left of [3, 2, 1]) {
      await answer('Yes');
      await expect(notes.getByText(`${left} to go.`)).toBeVisible();
      await expect(notes.getByText(`${4 - left} of 4`)).toBeVisible();
      await next.click();
    }
    await answer('No');
    await expect(
      notes.getByText('The run was 3. A wrong answer starts it again; four right in a row master this set.'),
    ).toBeVisible();
    await next.click();
    await expect(notes.getByText('4 to go.')).toBeVisible();
    await master(page);
    await expect(notes.getByText('Mastered', { exact: true })).toBeVisible();
    await submit.click();
    await expect(alert('Problem Set Completed')).toBeVisible();
    await expect(page).toHaveURL(/\/home\/math\?/);
  });

  test('that was mastered is practised afresh when it is opened again, and stays mastered', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { setAddress, address } = await plant(db, { sequence: { a: { choices } }, sets: { one: oneSet } });
    await newStudent(page);
    await page.goto(app.learner + setAddress('one'));
    await master(page);
    await paper(page).submit.click();
    await expect(page).toHaveURL(/\/home\/math\?/);
    await page.goto(app.learner + setAddress('one'));
    await expect(page.getByRole('complementary').getByText('4 to go.')).toBeVisible();
    await paper(page).answer('No');
    await expect(paper(page).saved).toHaveText('Saved');
    await page.goto(app.learner + address);
    await expect(page.getByRole('complementary').getByRole('img', { name: '4 of 4 right in a row' })).toBeVisible();
  });

  test('is shown only when it is published [PBS-013]', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, {
      sequence: { a: { choices } },
      sets: { one: oneSet, two: { title: 'Not yet', published: false, questions: [{ choices }] } },
    });
    await newStudent(page);
    await page.goto(app.learner + planted.address);
    await expect(page.getByRole('complementary').getByText('The only set')).toBeVisible();
    await expect(page.getByText('Not yet')).toBeHidden();
    await page.goto(app.learner + planted.setAddress('two'));
    await expect(page).toHaveURL(`${app.learner}/home/not_found`);
  });

  test('without a question that may be shown says so', async ({ page, app, db, newStudent }) => {
    const { setAddress } = await plant(db, {
      sequence: {},
      sets: { one: { title: 'Empty', questions: [{ choices, hidden: true }] } },
    });
    await newStudent(page);
    await page.goto(app.learner + setAddress('one'));
    await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  });
});
