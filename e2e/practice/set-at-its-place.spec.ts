import { plant, plantExam } from '../content.ts';
import { expect, master, paper, test } from '../practising.ts';
import { oneSet } from './one-set.ts';
import { expectOpen, expectShut, families, progressIn, publish, walk } from './routes.ts';

test.describe('a problem set', () => {
  test('of a SAT or ACT question goes back to its number, and opens below it alone [PBS-003] [ACC-040]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    for (const { family, name, section } of families) {
      const exam = await plantExam(db, { family, topics: { a: { section, ...walk }, b: { section, sequence: {} } } });
      const { a, b } = exam.topic;
      if (!a || !b) throw new Error('nothing planted');
      const address = app.learner + a.setAddress('one');
      await expectOpen(page, address);
      await expect(page.getByText(`${name}, Planted a`)).toBeVisible();
      await expect(page.getByRole('complementary').getByText('The other set')).toBeVisible();
      await paper(page).back.click();
      await expect(page).toHaveURL(app.learner + a.popup);

      await expectShut(page, address.replace(`/${a.id}?`, `/${b.id}?`));
      await expectShut(page, address.replace(`${family}=${exam.id}`, `${family}=${crypto.randomUUID()}`));
      await expectShut(page, address.replace(/(sat|act)_question=.*/, `$1_question=${b.id}`));
      const bare = `${app.learner}/home/problemset/${a.set.one}/${b.id}?page=${family}s`;
      await expectShut(page, bare);
      await expectOpen(page, bare.replace(b.id, a.id));
      await expectShut(page, bare.replace(b.id, 'not-an-id'));
      await expectShut(page, bare.replace(`${a.set.one}`, 'not-an-id'));

      await publish(db, 'exams', exam.id, false);
      await expectShut(page, address);
    }
  });

  test('stays open from the dashboard when its SAT is not published, and ends there [ACC-040]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, { topics: { a: { section: 'Reading', ...walk } } });
    const elsewhere = await plantExam(db, { topics: { a: { section: 'Reading' } } });
    const { a } = exam.topic;
    if (!a) throw new Error('nothing planted');
    await db.query(`insert into problem_set_places values ($1, 'sat_question', $2, 5)`, [
      a.set.one,
      elsewhere.topic.a?.id,
    ]);
    await newStudent(page);
    await publish(db, 'exam_questions', a.id, false);
    await expectShut(page, app.learner + a.setAddress('one'));
    await expectOpen(page, `${app.learner}${a.setAddress('one')}&dashboard=true`);
    await expect(paper(page).back).toHaveAttribute('href', '/home');
    await master(page);
    await paper(page).submit.click();
    await expect(paper(page).alert('Problem Set Completed')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home`);
  });

  test('at its bare address is that of a SAT question', async ({ page, app, db, newStudent }) => {
    const exam = await plantExam(db, { topics: { a: { section: 'Reading', ...walk } } });
    const { a } = exam.topic;
    if (!a) throw new Error('nothing planted');
    await newStudent(page);
    await expectOpen(page, `${app.learner}/home/problemset/${a.set.one}/${a.id}`);
    await expect(page.getByText('SAT, Planted a')).toBeVisible();
    await expect(paper(page).back).toHaveAttribute('href', a.popup);
  });

  test('below a sub-sub-topic opens at its own place alone', async ({ page, app, db, newStudent }) => {
    const planted = await plant(db, { sequence: {}, sets: { one: oneSet } });
    const other = await plant(db, { sequence: {}, sets: {} });
    await newStudent(page);
    const address = app.learner + planted.setAddress('one');
    await expectOpen(page, address);
    await expectShut(page, address.replaceAll(planted.subsubtopic, other.subsubtopic));
    await expectShut(page, address.replace('page=math', 'page=grammar'));
    for (const [name, id] of [
      ['topic', planted.topic],
      ['subtopic', planted.subtopic],
      ['subsubtopic', planted.subsubtopic],
    ]) {
      await expectShut(page, address.replace(`&${name}=${id}`, `&${name}=${crypto.randomUUID()}`));
    }
    await expectOpen(page, `${app.learner}/home/problemset/${planted.set.one}/${planted.subsubtopic}?page=math`);
    await expect(paper(page).back).toHaveAttribute('href', new RegExp(`topic=${planted.topic}`));
  });

  test('that was mastered is passed by inside a sequence, and practised afresh by a link [PBS-011]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, { topics: { a: { section: 'Reading', ...walk } } });
    const { a } = exam.topic;
    if (!a) throw new Error('nothing planted');
    await newStudent(page);
    await page.goto(app.learner + a.setAddress('one'));
    await master(page);
    await paper(page).submit.click();
    await expect(page).toHaveURL(app.learner + a.popup);

    // By a link: from 0, and nothing changes by looking.
    const notes = page.getByRole('complementary');
    await page.goto(app.learner + a.setAddress('one'));
    await expect(notes.getByText('4 to go.')).toBeVisible();
    await expect(paper(page).check).toBeVisible();
    await expect
      .poll(async () => progressIn(page, app.api, 'HomeProblemSetQuestions', a.set.one ?? ''))
      .toMatchObject({ total_correct: 4, percent_complete: 100 });
    await paper(page).answer('No');
    await expect(paper(page).saved).toHaveText('Saved');

    // Inside the sequence: past it, also by the set's own address.
    await page.goto(app.learner + a.address);
    await paper(page).answer('Yes');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await expect(page.getByText('Behind the set?')).toBeVisible();
    await page.goto(`${app.learner}${a.setAddress('one')}&from=sequence`);
    await expect(page).toHaveURL(new RegExp(`/home/sat/${a.id}`));
    await expect(page.getByText('Behind the set?')).toBeVisible();
  });
});
