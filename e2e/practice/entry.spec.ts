import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, master, paper, test } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { oneSet } from './one-set.ts';
import { expectShut, families, progressIn } from './routes.ts';

const choices = yesOrNo;

test.describe('on entry', () => {
  for (const { family, section, reference } of families) {
    test(`a sequence whose last set was mastered is over: it says so, and the server has it (${family}) [SEQ-014]`, async ({
      page,
      app,
      db,
      newStudent,
    }) => {
      const exam = await plantExam(db, {
        family,
        topics: { a: { section, sequence: { a: { choices, right: { set: 'one' } } }, sets: { one: oneSet } } },
      });
      const { a } = exam.topic;
      if (!a) throw new Error('nothing planted');
      await newStudent(page);
      await page.goto(app.learner + a.address);
      await paper(page).answer('Yes');
      await page.getByRole('button', { name: /^(Save & )?Next$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The only set');
      // Mastered, and left before the way back.
      await master(page);
      await expect(paper(page).saved).toHaveText('Saved');
      const before = await progressIn(page, app.api, reference, a.id);
      expect(before).toMatchObject({ next_problemset_id: a.set.one, question_id: null });
      expect(before.percent_complete).toBeLessThan(100);

      await page.goto(app.learner + a.address);
      await expect(paper(page).alert('Sequence already completed')).toBeVisible();
      await expect(page).toHaveURL(app.learner + a.popup);
      await expect
        .poll(async () => progressIn(page, app.api, reference, a.id))
        .toMatchObject({ percent_complete: 100, started: false, question_id: null });
    });
  }

  test('a sequence that is not over opens where the student stands: at its start, at a question, in a set [SEQ-015]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const planted = await plant(db, {
      sequence: {
        a: { text: 'Start?', choices, right: { question: 'c' } },
        hidden: { text: 'Hidden?', choices, hidden: true },
        c: { text: 'Then?', choices, right: { set: 'one' } },
      },
      sets: { one: oneSet },
    });
    await newStudent(page);
    await page.goto(app.learner + planted.address);
    await expect(page.getByText('Start?')).toBeVisible();
    await expect(page.getByText('0 of 2 questions')).toBeVisible();
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await page.goto(app.learner + planted.address);
    await expect(page.getByText('Then?')).toBeVisible();
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await page.goto(app.learner + planted.address);
    await expect(page).toHaveURL(new RegExp(`/home/problemset/${planted.set.one}/.*from=sequence`));
    await expect(page.getByRole('complementary').getByText('4 to go.')).toBeVisible();
    await master(page, 3);
    await expect(paper(page).saved).toHaveText('Saved');
    await page.goto(app.learner + planted.address);
    await expect(page).toHaveURL(new RegExp(`/home/problemset/${planted.set.one}/`));
    await expect(paper(page).alert('Sequence already completed')).toBeHidden();
    await expect(page.getByRole('complementary').getByText('1 to go.')).toBeVisible();
  });
});

test('wrong, foreign and malformed ids lead to the not-found page, without a word of failure on the way', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { subsubtopic, subtopic, topic, address, set } = await plant(db, {
    sequence: { a: { choices } },
    sets: { one: oneSet },
  });
  const other = await plant(db, { sequence: { a: { choices } } });
  await newStudent(page);
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(response.url());
  });
  for (const wrong of [
    `/home/math/subsubtopic/nonsense/${subtopic}`,
    `/home/math/subsubtopic/${subsubtopic}/nonsense`,
    `/home/math/nonsense/${topic}`,
    `/home/math/${subtopic}/nonsense`,
    `/home/math/subsubtopic/%00/${subtopic}`,
    `/home/math/subsubtopic/${encodeURIComponent('<img>')}/${subtopic}`,
    `${address.replace(`topic=${topic}`, `topic=${other.topic}`)}`,
    `${address.replace(`subtopic=${subtopic}`, `subtopic=${other.subtopic}`)}`,
    `/home/problemset/nonsense/${subsubtopic}?page=math`,
    `/home/problemset/${set.one}/nonsense?page=math`,
    `/home/problemset/${set.one}/${other.subsubtopic}?page=math`,
    `/home/problemset/${set.one}/${subsubtopic}`,
    `/topic/nonsense/question`,
    `/topic/${crypto.randomUUID()}/question`,
    `/topic/${subtopic}/question/nonsense`,
    `/topic/${subtopic}/question/${crypto.randomUUID()}`,
  ]) {
    await expectShut(page, app.learner + wrong);
    await quiet(page);
    await expect(page.locator('[aria-live] button[title="Dismiss"]'), wrong).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});
