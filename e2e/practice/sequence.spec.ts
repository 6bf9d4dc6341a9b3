import { plant, yesOrNo } from '../content.ts';
import { nextReply } from '../next-reply.ts';
import { answersOf, expect, master, paper, test } from '../practising.ts';
import { quiet } from '../quiet.ts';
import { oneSet } from './one-set.ts';

const choices = yesOrNo;

test.describe('a sequence', () => {
  test('opens at its own address, on a sub-sub-topic and on a sub-topic [SEQ-001] [SEQ-002] [TOP-007]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const reading = await plant(db, { kind: 'reading', sequence: { a: { text: 'Read this.', choices } } });
    const grammar = await plant(db, {
      kind: 'grammar',
      level: 'subtopic',
      sequence: { a: { text: 'Mend this.', choices } },
    });
    await newStudent(page);
    for (const [{ address, topic }, kind, title, text] of [
      [reading, 'reading', 'Planted sequence', 'Read this.'],
      [grammar, 'grammar', 'Planted sub-topic', 'Mend this.'],
    ] as const) {
      await page.goto(app.learner + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(text)).toBeVisible();
      await paper(page).answer('Yes');
      await paper(page).submit.click();
      await expect(page).toHaveURL(new RegExp(`/home/${kind}\\?.*topic=${topic}`));
    }
  });

  test('goes by the right link after a right answer and by the wrong one after a wrong answer [SEQ-005] [SEQ-007]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address } = await plant(db, {
      sequence: {
        a: { text: 'Start?', choices, right: { question: 'c' }, wrong: { question: 'b' } },
        b: { text: 'Wrong branch?', choices, right: { question: 'a' } },
        c: { text: 'Right branch?', choices },
      },
    });
    await newStudent(page);
    await page.goto(app.learner + address);
    const { answer, next, submit } = paper(page);
    await answer('No');
    await next.click();
    await expect(page.getByText('Wrong branch?')).toBeVisible();
    await answer('Yes');
    await next.click();
    await expect(page.getByText('Start?')).toBeVisible();
    await answer('Yes');
    await next.click();
    await expect(page.getByText('Right branch?')).toBeVisible();
    await answer('No');
    await expect(submit).toBeVisible();
  });

  test('ends with Submit where no link leads on: it says so and returns to the list [SEQ-008] [SEQ-013]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address, subsubtopic } = await plant(db, { sequence: { a: { choices }, b: { choices } } });
    const { email } = await newStudent(page);
    await page.goto(app.learner + address);
    const settled = await nextReply(page, '/user_progresses/save_user_progress');
    await paper(page).answer('Yes');
    await expect(paper(page).next).toBeHidden();
    await paper(page).submit.click();
    await expect(paper(page).alert('Sequence Completed')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/home/math\\?.*subsubtopic=${subsubtopic}`));
    expect((await settled()).body).toMatchObject({
      percent_complete: 100,
      question_id: null,
      questions_complete: 2,
      total_questions: 2,
    });

    await page.goto(app.learner + address);
    await expect(paper(page).alert('Sequence already completed')).toBeVisible();
    await expect(page).toHaveURL(/\/home\/math\?/);
    expect(await answersOf(db, email)).toHaveLength(1);
  });

  test('leads into a problem set, and goes on behind it once it is mastered [SEQ-006] [PBS-010] [PBS-008]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address, set } = await plant(db, {
      sequence: { a: { choices, right: { set: 'one', question: 'b' } }, b: { text: 'Behind the set?', choices } },
      sets: { one: oneSet },
    });
    await newStudent(page);
    await page.goto(app.learner + address);
    await paper(page).answer('Yes');
    await paper(page).next.click();
    await expect(page).toHaveURL(new RegExp(`/home/problemset/${set.one}/.*from=sequence`));
    await master(page);
    await paper(page).submit.click();
    await expect(paper(page).alert('Problem Set Completed')).toBeVisible();
    await expect(page.getByText('Behind the set?')).toBeVisible();
    await expect(page).toHaveURL(/\/home\/math\/subsubtopic\//);
  });

  test('is completed by its last set, and passes by a set that was mastered before [PBS-010]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address, setAddress } = await plant(db, {
      sequence: {
        a: { choices, right: { set: 'one', question: 'b' } },
        b: { text: 'Not through the set again?', choices, right: { set: 'two' } },
      },
      sets: { one: oneSet, two: { title: 'The last set', questions: [{ choices }] } },
    });
    await newStudent(page);
    await page.goto(app.learner + setAddress('one'));
    await master(page);
    await paper(page).submit.click();
    await expect(page).toHaveURL(/\/home\/math\?/);

    await page.goto(app.learner + address);
    await paper(page).answer('Yes');
    await paper(page).next.click();
    await expect(page.getByText('Not through the set again?')).toBeVisible();
    await paper(page).answer('Yes');
    await paper(page).next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The last set');
    await master(page);
    await paper(page).submit.click();
    await expect(paper(page).alert('Sequence Completed')).toBeVisible();
    await expect(page).toHaveURL(/\/home\/math\?/);
  });
});

test('a student fails into the wrong branch, masters a set, completes the sequence, and finds it all in another browser', async ({
  page,
  app,
  db,
  newStudent,
  browser,
}) => {
  const { address, setAddress } = await plant(db, {
    sequence: {
      a: { text: 'Start?', choices, right: { question: 'c' }, wrong: { question: 'b' } },
      b: { text: 'Wrong branch?', choices, right: { set: 'one', question: 'c' } },
      c: { text: 'The last?', accepts: '0.75' },
      d: { text: 'Never reached?', choices },
    },
    sets: { one: oneSet },
  });
  const student = await newStudent(page);
  await page.goto(app.learner + address);
  const { answer, next, submit, typed, check } = paper(page);
  await answer('No');
  await next.click();
  await expect(page.getByText('Wrong branch?')).toBeVisible();
  await answer('Yes');
  await next.click();
  await master(page);
  await submit.click();
  await expect(page.getByText('The last?')).toBeVisible();
  await expect(paper(page).saved).toHaveText('Saved');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(app.learner);
  await elsewhere.getByLabel('Email').fill(student.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(student.password);
  await elsewhere.getByRole('button', { name: 'Log In' }).click();
  await elsewhere.waitForURL(/\/home/);
  await elsewhere.goto(app.learner + address);
  await expect(elsewhere.getByText('The last?')).toBeVisible();
  await expect(elsewhere.getByText('2 of 4 questions')).toBeVisible();
  await expect(elsewhere.getByRole('img', { name: '4 of 4 right in a row' })).toBeVisible();

  await typed.fill('3/4');
  await check.click();
  await submit.click();
  await expect(paper(page).alert('Sequence Completed')).toBeVisible();
  await quiet(page);
  await elsewhere.reload();
  await expect(paper(elsewhere).alert('Sequence already completed')).toBeVisible();
  await elsewhere.goto(app.learner + setAddress('one'));
  await expect(
    elsewhere.getByRole('complementary').getByRole('img', { name: '4 of 4 right in a row' }).first(),
  ).toBeVisible();
  await elsewhere.context().close();
  expect((await answersOf(db, student.email)).map((row) => row.is_correct)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
});
