import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { twoQuestions } from './two-questions.ts';

// What goes wrong while a page of questions is open: nothing is lost, nothing counts twice, and the person is told.

const choices = yesOrNo;

const deleted = (db: pg.Client, question: string | undefined) =>
  db.query('update questions set deleted_at = now() where id = $1', [question]);

/** Somebody comes back to the page after a while, and it asks again. */
async function comeBackLater(page: Page, call: string) {
  const asked = page.waitForResponse((response) => response.url().includes(call));
  await page.clock.fastForward(301_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked;
}

test.describe('what authors take out while it is open', () => {
  test('a question: its answer is taken and counts, and the walk goes on', async ({ page, app, db, newStudent }) => {
    const { address, question } = await plant(db, {
      sequence: {
        a: { text: 'Start?', choices, right: { question: 'b' } },
        b: { text: 'Deleted soon?', choices, right: { question: 'c' } },
        c: { text: 'The last?', choices },
      },
    });
    const { email } = await newStudent(page);
    await page.clock.install();
    await page.goto(app.learner + address);
    const { answer, next, submit, saved, alert } = paper(page);
    await answer('Yes');
    await next.click();
    await expect(page.getByText('Deleted soon?')).toBeVisible();
    await expect(saved).toHaveText('Saved');
    await deleted(db, question.b);
    await comeBackLater(page, '/question_subsubtopics');
    await expect(alert(/^This question was taken out while you were at it\./)).toBeVisible();
    await expect(page.getByText('Deleted soon?')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Question 2' })).toBeVisible();
    await answer('Yes');
    await expect(saved).toHaveText('Saved');
    await next.click();
    await expect(page.getByText('The last?')).toBeVisible();
    await answer('Yes');
    await submit.click();
    await expect(alert('Sequence Completed')).toBeVisible();
    await expect
      .poll(async () => (await answersOf(db, email)).map((row) => row.is_correct))
      .toEqual([true, true, true]);
  });

  test('a question that one had come to: on the next visit a sentence says so', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address, question } = await plant(db, {
      sequence: { a: { text: 'Start?', choices, right: { question: 'b' } }, b: { text: 'Hidden soon?', choices } },
    });
    await newStudent(page);
    await page.goto(app.learner + address);
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await db.query('update questions set is_hidden = true where id = $1', [question.b]);
    await page.reload();
    await expect(page.getByText('Start?')).toBeVisible();
    await expect(paper(page).alert(/^The question you had come to was taken out\./)).toBeVisible();
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await expect(paper(page).alert('Sequence Completed')).toBeVisible();
  });

  test('a question of a set: the run counts on through the others', async ({ page, app, db, newStudent }) => {
    const { setAddress, set } = await plant(db, { sequence: {}, sets: { one: twoQuestions } });
    const { email } = await newStudent(page);
    await page.goto(app.learner + setAddress('one'));
    await expect(page.getByText('One?')).toBeVisible();
    await db.query(`update questions set deleted_at = now() where parent_id = $1 and position = 0`, [set.one]);
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    for (let right = 2; right <= 4; right += 1) {
      await paper(page).next.click();
      await paper(page).answer('Yes');
      await expect(paper(page).saved).toHaveText('Saved');
    }
    await paper(page).submit.click();
    await expect(paper(page).alert('Problem Set Completed')).toBeVisible();
    expect((await answersOf(db, email)).map((row) => row.is_correct)).toEqual([true, true, true, true]);
  });

  test('a whole sequence: it says so, every answer counts, and it can be finished; then it is not found', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const exam = await plantExam(db, {
      topics: {
        a: {
          section: 'Reading',
          sequence: { a: { text: 'Start?', choices, right: { question: 'b' } }, b: { text: 'The last?', choices } },
        },
      },
    });
    const { a } = exam.topic;
    const { email } = await newStudent(page);
    await page.clock.install();
    await page.goto(app.learner + a?.address);
    await expect(page.getByText('Start?')).toBeVisible();
    await db.query('update exam_questions set is_publish = false where id = $1', [a?.id]);
    await comeBackLater(page, `/sat_questions/${a?.id}`);
    await expect(paper(page).alert(/^This sequence was closed while you were in it\./)).toBeVisible();
    await paper(page).answer('Yes');
    await page.getByRole('button', { name: 'Save & Next' }).click();
    await expect(page.getByText('The last?')).toBeVisible();
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await paper(page).submit.click();
    await expect(paper(page).alert('Sequence Completed')).toBeVisible();
    await expect.poll(async () => (await answersOf(db, email)).map((row) => row.is_correct)).toEqual([true, true]);
    await page.goto(app.learner + a?.address);
    await expect(page).toHaveURL(`${app.learner}/home/not_found`);
  });

  test('a set that the sequence leads to: it is passed by with a sentence', async ({ page, app, db, newStudent }) => {
    const { address, set } = await plant(db, {
      sequence: { a: { choices, right: { set: 'one', question: 'b' } }, b: { text: 'Behind the set?', choices } },
      sets: { one: twoQuestions },
    });
    await newStudent(page);
    await page.goto(app.learner + address);
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await db.query('update problem_sets set is_publish = false where id = $1', [set.one]);
    await paper(page).next.click();
    await expect(page.getByText('Behind the set?')).toBeVisible();
    await expect(paper(page).alert('This problem set was closed. The sequence goes on without it.')).toBeVisible();
  });

  test('all questions of a set that the sequence leads to: it is passed by', async ({ page, app, db, newStudent }) => {
    const { address, set } = await plant(db, {
      sequence: { a: { choices, right: { set: 'one', question: 'b' } }, b: { text: 'Behind the set?', choices } },
      sets: { one: twoQuestions },
    });
    await db.query(`update questions set is_hidden = true where parent_id = $1`, [set.one]);
    await newStudent(page);
    await page.goto(app.learner + address);
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    await paper(page).next.click();
    await expect(page.getByText('Behind the set?')).toBeVisible();
    await page.goto(app.learner + address);
    await expect(page.getByText('Behind the set?')).toBeVisible();
  });

  test('and a question that they put in: the way leads there', async ({ page, app, db, newStudent }) => {
    const { address, question } = await plant(db, {
      sequence: { a: { text: 'Start?', choices }, b: { text: 'Moved here?', choices } },
    });
    // Not there yet for whoever opens the sequence now.
    await db.query('update questions set deleted_at = now() where id = $1', [question.b]);
    await newStudent(page);
    await page.goto(app.learner + address);
    await expect(page.getByText('0 of 1 questions')).toBeVisible();
    await db.query('update questions set deleted_at = null where id = $1', [question.b]);
    await db.query('update questions set link_right_question_id = $2 where id = $1', [question.a, question.b]);
    await paper(page).answer('Yes');
    await expect(paper(page).next).toBeVisible();
    await expect(page.getByText('1 of 2 questions')).toBeVisible();
    await paper(page).next.click();
    await expect(page.getByText('Moved here?')).toBeVisible();
  });
});
