import { execFile } from 'node:child_process';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { type Planted, plant, yesOrNo } from '../content.ts';
import { answersOf, expect, master, paper, test } from '../practising.ts';
import { type RunningServer, root } from '../server.ts';

const choices = yesOrNo;

test('after practice, and after keys, links and hidden flags were changed, every history folds to what is stored', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const planted = await plant(db, {
    sequence: {
      a: { choices, right: { question: 'c' }, wrong: { question: 'b' } },
      b: { choices, right: { set: 'one', question: 'c' } },
      c: { accepts: '0.75', right: { question: 'd' } },
      d: { choices },
    },
    sets: {
      one: { title: 'The first set', questions: [{ choices }, { choices, hidden: true }, { choices }] },
      two: { title: 'Begun and left', questions: [{ choices }, { choices }] },
    },
  });
  const { email } = await newStudent(page);
  const { answer, next, submit, typed, check, saved, number } = paper(page);
  await page.goto(app.learner + planted.address);
  await answer('No');
  await next.click();
  await answer('Yes');
  await next.click();
  await master(page);
  await submit.click();
  await typed.fill('3/4');
  await check.click();
  await next.click();
  await answer('No');
  await expect(saved).toHaveText('Saved');
  await submit.click();
  await restart(page);
  await answer('Yes');
  await expect(saved).toHaveText('Saved');
  // Opened again, a mastered set begins a new run; another is only begun.
  for (const set of ['one', 'two']) {
    await page.goto(app.learner + planted.setAddress(set));
    await answer('No');
    await next.click();
    await answer('Yes');
    await expect(saved).toHaveText('Saved');
  }
  expect(await answersOf(db, email)).toHaveLength(13);
  expect(await reconcile(app)).toMatchObject({ code: 0, differences: 0 });

  await changeEverything(db, planted);
  const { students, ...found } = await reconcile(app);
  expect(found).toEqual({ code: 0, differences: 0 });
  expect(students).toBeGreaterThan(0);

  // Practice goes on under the changed content, and the past stays as it was.
  await page.goto(app.learner + planted.setAddress('two'));
  await expect(number).toBeVisible();
  await answer('Yes');
  await expect(page.getByRole('main').getByText('Incorrect Answer')).toBeVisible();
  await expect(saved).toHaveText('Saved');
  const [yes, no] = [true, false];
  expect((await answersOf(db, email)).map((row) => row.is_correct)).toEqual([
    ...[no, yes],
    ...[yes, yes, yes, yes],
    ...[yes, no],
    yes,
    ...[no, yes],
    ...[no, yes],
    no,
  ]);
  expect(await reconcile(app)).toMatchObject({ code: 0, differences: 0 });

  // It would have said so: a stored place that no event led to is found, with its student.
  await db.query(
    `update practice_progress set seq = seq + 1 where reference_id = $1 and user_id = (select id from users where email = $2)`,
    [planted.subsubtopic, email],
  );
  expect(await reconcile(app)).toMatchObject({ code: 1, differences: 1 });
  await db.query(
    `update practice_progress set seq = seq - 1 where reference_id = $1 and user_id = (select id from users where email = $2)`,
    [planted.subsubtopic, email],
  );
});

/** From the list, through the popup of the sequence that was just completed. */
async function restart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await page.getByRole('button', { name: 'Restart' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(paper(page).alert('Sequence Restart')).toBeVisible();
  await expect(paper(page).number).toHaveText('Question 1');
}

/** As authors may, long after students have answered: every key turned round, no link left, hidden and shown swapped. */
async function changeEverything(db: pg.Client, { question, set, subsubtopic }: Planted): Promise<void> {
  const parents = [subsubtopic, ...Object.values(set)];
  await db.query(
    `update answers set correct = not correct
      where not is_free_response and question_id in (select id from questions where parent_id = any($1))`,
    [parents],
  );
  await db.query(`update answers set free_response_answer = '7' where question_id = $1`, [question.c]);
  await db.query(
    `update questions set link_right_question_id = null, link_wrong_question_id = null, link_right_problemset_id = null,
            is_hidden = not is_hidden and parent_id <> $2
      where parent_id = any($1)`,
    [parents, set.two],
  );
  await db.query('update problem_sets set is_publish = false where id = $1', [set.one]);
}

type Reconciled = { code: number; students: number; differences: number };

/** `npm run reconcile` beside the running product, by its last line. */
function reconcile({ env }: RunningServer): Promise<Reconciled> {
  return new Promise((done, failed) => {
    execFile('node', ['server/src/commands/reconcile.ts'], { cwd: root, env }, (error, said) => {
      const last = said.trim().split('\n').at(-1) ?? '';
      const [, students, differences] = last.match(/^reconcile: (\d+) students, (\d+) differences$/) ?? [];
      if (students === undefined) return failed(error ?? new Error(`reconcile said ${last}`));
      done({ code: error ? Number(error.code) : 0, students: Number(students), differences: Number(differences) });
    });
  });
}
