import { plantExam, yesOrNo } from '../content.ts';
import { expect, master, paper, test } from '../practising.ts';
import { expectOpen, expectShut, families, progressIn, publish, walk } from './routes.ts';

const choices = yesOrNo;

test.describe('the sequence of a SAT or ACT question', () => {
  for (const { family, name, section, reference } of families) {
    const ids = family === 'sat' ? '[SEQ-003] [PBS-003]' : '[SEQ-004] [PBS-003]';
    test(`of a ${name} is walked like any other, through a set and back to its list ${ids}`, async ({
      page,
      app,
      db,
      newStudent,
    }) => {
      const exam = await plantExam(db, { family, topics: { a: { section, ...walk } } });
      const topic = exam.topic.a;
      if (!topic) throw new Error('nothing planted');
      await newStudent(page);
      await page.goto(app.learner + topic.address);
      const { answer, next, submit, alert } = paper(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planted a');
      await expect(page.getByText(exam.title)).toBeVisible();
      const notes = page.getByRole('complementary');
      await expect(notes.getByText('0 of 2 questions')).toBeVisible();
      await expect(notes.getByText('The other set')).toBeVisible();
      await answer('Yes');
      await (family === 'sat' ? page.getByRole('button', { name: 'Save & Next' }) : next).click();

      await expect(page).toHaveURL(
        new RegExp(`/home/problemset/${topic.set.one}/${topic.id}\\?page=${family}s&${family}=${exam.id}`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
      await expect(page.getByText(`${name}, Planted a`)).toBeVisible();
      await expect(notes.getByText('The other set')).toBeVisible();
      await master(page);
      await submit.click();
      await expect(alert('Problem Set Completed')).toBeVisible();
      await expect(page.getByText('Behind the set?')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/home/${family}/${topic.id}`));
      await answer('No');
      await submit.click();
      await expect(alert('Sequence Completed')).toBeVisible();
      await expect(page).toHaveURL(
        new RegExp(`/home/${family}s\\?${family}=${exam.id}&${family}_question=${topic.id}$`),
      );
      await expect
        .poll(async () => progressIn(page, app.api, reference, topic.id))
        .toMatchObject({ percent_complete: 100, question_id: null, started: false, questions_complete: 2 });
    });
  }

  test('says “Save & Next” after Check in a SAT alone, and Submit where it ends [PRC-015]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const sequence = { a: { choices, right: { question: 'b' } }, b: { text: 'The last?', choices } };
    const sat = await plantExam(db, { topics: { a: { section: 'Reading', sequence } } });
    const act = await plantExam(db, { family: 'act', topics: { a: { section: 'English', sequence } } });
    await newStudent(page);
    const saveAndNext = page.getByRole('button', { name: 'Save & Next', exact: true });
    const { answer, check, next, submit } = paper(page);
    await page.goto(app.learner + sat.topic.a?.address);
    await expect(check).toBeVisible();
    await expect(saveAndNext).toBeHidden();
    await answer('Yes');
    await expect(next).toBeHidden();
    await saveAndNext.click();
    await expect(page.getByText('The last?')).toBeVisible();
    await answer('Yes');
    await expect(saveAndNext).toBeHidden();
    await expect(submit).toBeVisible();
    await page.goto(app.learner + act.topic.a?.address);
    await answer('Yes');
    await expect(next).toBeVisible();
    await expect(saveAndNext).toBeHidden();
  });

  test('shows the mock’s own video with the mock flag, which is kept to the set, back, and to the list [SEQ-003]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, {
      topics: {
        a: { section: 'Reading', ...walk, video: 'The film of the test', videoMock: 'The film of the mock' },
        b: { section: 'Reading', sequence: { a: { choices } }, videoMock: 'Only a mock film' },
      },
    });
    const { a, b } = exam.topic;
    if (!a || !b) throw new Error('nothing planted');
    await newStudent(page);
    const video = page.getByRole('button', { name: 'Video explanation' });
    const dialog = page.getByRole('dialog', { name: 'Video explanation' });
    await page.goto(app.learner + a.address);
    await video.click();
    await expect(dialog).toContainText('The film of the test');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.goto(`${app.learner}${a.address}?mock=true`);
    await video.click();
    await expect(dialog).toContainText('The film of the mock');
    await page.keyboard.press('Escape');
    await paper(page).answer('Yes');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await expect(page).toHaveURL(/\/home\/problemset\/.*mock=true/);
    await master(page);
    await paper(page).submit.click();
    await expect(page).toHaveURL(new RegExp(`/home/sat/${a.id}.*mock=true`));
    await expect(page.getByText('Behind the set?')).toBeVisible();
    await paper(page).back.click();
    await expect(page).toHaveURL(/\/home\/sats\?.*mock=true/);

    await page.goto(app.learner + b.address);
    await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
    await expect(video).toBeHidden();
  });

  test('opened from an assignment ends on the dashboard, also by way of a set', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, { topics: { a: { section: 'Reading', ...walk } } });
    await newStudent(page);
    await page.goto(`${app.learner}${exam.topic.a?.address}?dashboard=true`);
    await paper(page).answer('Yes');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await expect(page).toHaveURL(/\/home\/problemset\/.*dashboard=true/);
    await master(page);
    await paper(page).submit.click();
    await expect(page.getByText('Behind the set?')).toBeVisible();
    await expect(paper(page).back).toHaveAttribute('href', '/home');
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await expect(paper(page).alert('Sequence Assignment Completed')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/home`);
  });

  for (const { family, name, section } of families) {
    const id = family === 'sat' ? '[ACC-036]' : '[ACC-037]';
    test(`of a ${name} opens only published, in a published ${name} and at its own address ${id}`, async ({
      page,
      app,
      db,
      newStudent,
    }) => {
      const planting = { section, sequence: { a: { choices } } };
      const exam = await plantExam(db, { family, topics: { a: planting } });
      const other = await plantExam(db, { family: family === 'sat' ? 'act' : 'sat', topics: { a: planting } });
      const address = app.learner + exam.topic.a?.address;
      await newStudent(page);
      await expectOpen(page, address);
      await expectOpen(page, `${address}?${family}=${exam.id}&${family}_question=${exam.topic.a?.id}`);
      for (const [table, id] of [
        ['exam_questions', exam.topic.a?.id ?? ''],
        ['exams', exam.id],
      ] as const) {
        await publish(db, table, id, false);
        await expectShut(page, address);
        await publish(db, table, id, true);
      }
      const base = `${app.learner}/home/${family}`;
      await expectShut(page, `${base}/${other.topic.a?.id}`);
      await expectShut(page, `${base}/${crypto.randomUUID()}`);
      await expectShut(page, `${base}/not-an-id`);
      await expectShut(page, `${address}?${family}=${other.id}`);
      await expectShut(page, `${address}?${family}_question=${other.topic.a?.id}`);
      await expectOpen(page, address);
    });
  }

  test('is shut to an admin too while it is not published [ACC-036] [ACC-037]', async ({ page, app, db, logIn }) => {
    await logIn(page, 'admin');
    for (const { family, section } of families) {
      const exam = await plantExam(db, { family, topics: { a: { section, sequence: { a: { choices } } } } });
      await expectOpen(page, app.learner + exam.topic.a?.address);
      await publish(db, 'exams', exam.id, false);
      await expectShut(page, app.learner + exam.topic.a?.address);
    }
  });
});
