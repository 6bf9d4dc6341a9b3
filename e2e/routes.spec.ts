import type { Page } from '@playwright/test';
import type pg from 'pg';
import { type ExamPlanting, plant, plantExam, yesOrNo } from './content.ts';
import { expect, paper, test } from './practising.ts';
import { quiet } from './quiet.ts';

const choices = yesOrNo;
const oneSet = { title: 'The only set', questions: [{ choices }, { choices }] };

async function master(page: Page, times = 4) {
  const { answer, next } = paper(page);
  for (let right = 1; right <= times; right += 1) {
    await answer('Yes');
    if (right < times) await next.click();
  }
}

async function expectShut(page: Page, address: string) {
  await page.goto(address);
  await expect(page, address).toHaveURL(/\/home\/not_found$/);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
}

async function expectOpen(page: Page, address: string) {
  await page.goto(address);
  await expect(paper(page).check, address).toBeVisible();
}

function publish(db: pg.Client, table: string, id: string, value: boolean) {
  return db.query(`update ${table} set is_publish = $2 where id = $1`, [id, value]);
}

/** What a student's progress in a place says, asked of the server itself. */
async function progressIn(page: Page, api: string, reference_type: string, reference_id: string) {
  const { token, account } = await page.evaluate(() => {
    const stored = Object.values({ ...localStorage }).find((value) => String(value).includes('"token"'));
    return JSON.parse(String(stored)).state ?? JSON.parse(String(stored));
  });
  const call = reference_type === 'HomeProblemSetQuestions' ? 'get_user_problemset_progress' : 'get_user_progress';
  const response = await page.request.post(`${api}/user_progresses/${call}`, {
    headers: { authorization: token },
    data: { user_id: account.id, reference_type, reference_id },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

const families = [
  { family: 'sat', name: 'SAT', section: 'Reading', reference: 'HomeSatQuestionTopic' },
  { family: 'act', name: 'ACT', section: 'English', reference: 'HomeActQuestionTopic' },
] as const;

/** A question that leads through a set to another one. */
const walk = {
  sequence: {
    a: { text: 'Start?', choices, right: { set: 'one', question: 'b' } },
    b: { text: 'Behind the set?', choices },
  },
  sets: { one: oneSet, two: { title: 'The other set', questions: [{ choices }] } },
} satisfies Partial<ExamPlanting['topics'][string]>;

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
