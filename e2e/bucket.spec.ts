import type { Page } from '@playwright/test';
import { alertOf } from './alert.ts';
import { enterStudio } from './authoring.ts';
import { bucketOf, choose, goToPlace } from './bucket-content.ts';
import { plant, yesOrNo } from './content.ts';
import { accountOf, fillLogIn } from './fixtures.ts';
import { expect, test } from './practising.ts';

const source = {
  sequence: {
    first: {
      text: 'What comes first?',
      explain: 'The first of them.',
      choices: [
        { text: 'This', right: true },
        { text: 'That', why: 'That comes later.' },
      ],
      right: { set: 'run', question: 'typed' },
      rank: 2,
    },
    typed: { text: 'How much of it?', accepts: '3/4', symbol: '%' },
    last: { text: 'And the last?', hidden: true, calculator: true, choices: yesOrNo },
  },
  sets: { run: { title: 'Four in order', questions: [{ text: 'One of the set.', choices: yesOrNo }] } },
} as const;
const empty = { sequence: { own: { text: 'What was here before?', choices: yesOrNo } } } as const;

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const picker = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const openQuestion = (page: Page, at: number) =>
  page
    .locator(`[id^="open-"]`)
    .nth(at - 1)
    .click();

test.describe('the bucket', () => {
  test('takes a question, an answer and a problem set once, and says so [BKT-003] [BKT-004] [BKT-005]', async ({
    page,
    app,
    db,
  }) => {
    const place = await plant(db, source);
    await goToPlace(page, app, place);
    const { entry } = bucketOf(page);
    await expect(entry).toHaveText('Bucket');
    await openQuestion(page, 1);
    for (const [of, added, again] of [
      ['question 1', 'Question added to Bucket', 'Question already added in bucket'],
      ['answer A', 'Answer added to Bucket', 'Answer already added in bucket'],
      [
        'Four in order',
        "ProblemSet 'Four in order' added to bucket",
        "ProblemSet 'Four in order' already added in bucket",
      ],
    ] as const) {
      await choose(page, of, 'Add to Bucket');
      await expect(alertOf(page, added)).toHaveAttribute('data-kind', 'success');
      await choose(page, of, 'Add to Bucket');
      await expect(alertOf(page, again)).toHaveAttribute('data-kind', 'warning');
    }
    await expect(entry).toHaveText('Bucket3');
  });

  test('is looked at under three tabs, the same after a reload and in another tab, and lets things out [BKT-002]', async ({
    page,
    app,
    db,
    context,
  }) => {
    const place = await plant(db, source);
    await goToPlace(page, app, place);
    await choose(page, 'question 1', 'Add to Bucket');
    await choose(page, 'question 3', 'Add to Bucket');
    await choose(page, 'Four in order', 'Add to Bucket');
    const here = bucketOf(page);
    await expect(here.entry).toHaveText('Bucket3');

    await page.reload();
    await expect(here.entry).toHaveText('Bucket3');
    await here.open();
    await expect(here.dialog.getByRole('tab')).toHaveText(['Questions2', 'Answers0', 'ProblemSet1']);
    const rows = here.list('Questions').getByRole('listitem');
    await expect(rows).toHaveText([/What comes first\?/, /And the last\?/]);
    await here.dialog.getByRole('button', { name: 'What comes first?', exact: true }).click();
    await expect(rows.first()).toContainText('That comes later.');
    await here.tab('Answers').click();
    await expect(here.dialog.getByRole('tabpanel')).toContainText('No Record Found');
    await here.tab('ProblemSet').click();
    await here.dialog.getByRole('button', { name: 'Four in order', exact: true }).click();
    await expect(here.list('ProblemSet')).toContainText('One of the set.');

    const other = await context.newPage();
    await other.goto(`${app.studio}/admin`);
    const there = bucketOf(other);
    await there.open();
    await there.dialog.getByRole('button', { name: 'Remove What comes first?' }).click();
    await expect(there.list('Questions').getByRole('listitem')).toHaveCount(1);
    await expect(there.dialog.getByRole('button', { name: 'Remove And the last?' })).toBeFocused();
    await expect(here.dialog.getByRole('tab')).toHaveText(['Questions1', 'Answers0', 'ProblemSet1']);
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(here.dialog.getByRole('tab')).toHaveText(['Questions2', 'Answers0', 'ProblemSet1']);
    await here.tab('Questions').click();
    await expect(rows).toHaveText([/And the last\?/, /What comes first\?/]);

    await here.dialog.getByRole('button', { name: 'Remove All' }).click();
    const question = page.getByRole('dialog', { name: /^Are you sure/ });
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(here.dialog.getByRole('tab')).toHaveText(['Questions0', 'Answers0', 'ProblemSet1']);
    await expect(there.entry).toHaveText('Bucket1');
  });

  test('carries questions with their answers, without their links, into another place [BKT-001] [BKT-010] [AQU-004] [AQU-005]', async ({
    page,
    app,
    db,
  }) => {
    const [from, to] = [await plant(db, source), await plant(db, empty)];
    await goToPlace(page, app, to);
    await page.getByRole('button', { name: 'From bucket' }).first().click();
    const dialog = picker(page, 'Create questions from bucket');
    await expect(dialog).toContainText('No record Found');
    await expect(dialog.getByRole('button', { name: 'Create New' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add Questions' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await goToPlace(page, app, from);
    // It is kept here, and nobody is told of it.
    const writes: string[] = [];
    page.on('request', (asked) => {
      if (asked.method() !== 'GET' && asked.url().includes('/api/')) writes.push(asked.url());
    });
    for (const at of [1, 2, 3]) await choose(page, `question ${at}`, 'Add to Bucket');
    await expect(bucketOf(page).entry).toHaveText('Bucket3');
    expect(writes).toEqual([]);
    await goToPlace(page, app, to);
    await page.getByRole('button', { name: 'From bucket' }).first().click();
    await expect(dialog.getByRole('button', { name: 'Add Questions' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'How much of it?' }).check();
    await dialog.getByRole('button', { name: 'Add Questions' }).click();
    await expect(alertOf(page, 'Question Created From Bucket')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'From bucket' }).first().click();
    await dialog.getByRole('checkbox', { name: 'What comes first?' }).check();
    await dialog.getByRole('checkbox', { name: 'And the last?' }).check();
    await dialog.getByRole('button', { name: 'Add Questions' }).click();
    await expect(alertOf(page, 'Questions Created From Bucket')).toBeVisible();
    await expect(page.locator('[id^="open-"]')).toHaveCount(4);

    const { rows } = await db.query(
      `select q.position, q.question->0->'children'->0->>'text' as text, q.rank, q.is_calc, q.is_hidden,
              q.is_free_response, q.link_right_question_id, q.link_right_problemset_id,
              array_agg(coalesce(nullif(a.free_response_answer, ''), a.answer->0->'children'->0->>'text') order by a.position) as answers
         from questions q join answers a on a.question_id = q.id
        where q.parent_id = $1 and q.deleted_at is null group by q.id order by q.position`,
      [to.subsubtopic],
    );
    const own = { rank: 0, is_calc: null, is_hidden: false, is_free_response: false };
    const leadsNowhere = { link_right_question_id: null, link_right_problemset_id: null };
    expect(rows).toEqual([
      { position: 0, text: 'What was here before?', ...own, ...leadsNowhere, answers: ['Yes', 'No'] },
      { position: 1, text: 'How much of it?', ...own, is_free_response: true, ...leadsNowhere, answers: ['3/4'] },
      { position: 2, text: 'What comes first?', ...own, rank: 2, ...leadsNowhere, answers: ['This', 'That'] },
      {
        position: 3,
        text: 'And the last?',
        ...own,
        is_calc: true,
        is_hidden: true,
        ...leadsNowhere,
        answers: ['Yes', 'No'],
      },
    ]);

    await page.getByRole('button', { name: 'From bucket' }).first().click();
    await dialog.getByRole('button', { name: 'Create New' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'New question', exact: true })).toBeFocused();
  });

  test('gives an answer to a question of its own kind alone, behind the last, as NA where it is typed [BKT-006] [BKT-007] [BKT-008] [BKT-009]', async ({
    page,
    app,
    db,
  }) => {
    const place = await plant(db, source);
    await goToPlace(page, app, place);
    await openQuestion(page, 1);
    await choose(page, 'answer B', 'Add to Bucket');
    await openQuestion(page, 1);
    await openQuestion(page, 2);
    await choose(page, 'answer A', 'Add to Bucket');
    await expect(bucketOf(page).entry).toHaveText('Bucket2');
    const dialog = picker(page, 'Create answers from bucket');
    // The first is the place's own, the second that of the question that is open.
    const fromBucket = page.getByRole('main').getByRole('button', { name: 'From bucket', exact: true }).nth(1);
    const [typed, chosen] = [
      { position: 1, typed: '3/4', symbol: '%', correct: true },
      { position: 2, typed: '', symbol: '', correct: false },
    ];
    for (const [question, at, name, unfit, note, stored] of [
      [
        'first',
        1,
        'That',
        '3/4 %',
        'Note: A free response Answer can only be added to a free response Question.',
        chosen,
      ],
      [
        'typed',
        2,
        '3/4 %',
        'That',
        'Note: A Non-free response Answer can only be added to a non-free response Question.',
        typed,
      ],
    ] as const) {
      await page.reload();
      await openQuestion(page, at);
      await fromBucket.click();
      await expect(dialog.getByText(note, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('checkbox', { name: unfit })).toBeDisabled();
      await expect(dialog.getByRole('checkbox', { name: unfit })).toHaveAccessibleDescription(note);
      await expect(dialog.getByRole('button', { name: 'Add Answers' })).toBeDisabled();
      await dialog.getByRole('checkbox', { name }).check();
      const made = page.waitForResponse((response) => response.url().endsWith('/answers/create_multiple'));
      await dialog.getByRole('button', { name: 'Add Answers' }).click();
      await expect(alertOf(page, 'Answer created from bucket')).toBeVisible();
      await expect(dialog).toBeHidden();
      const { answer, explanation } = (await (await made).json()).data[0];
      if (question === 'typed') expect([answer, explanation]).toEqual(['NA', 'NA']);
      else expect(answer).toContain('That');
      await expect(page.getByRole('list', { name: 'Answers' }).getByRole('listitem').last()).toContainText(name);
      const { rows } = await db.query(
        `select position, correct, answer::text, explanation::text, free_response_answer as typed, symbol
           from answers where question_id = $1 order by position desc limit 1`,
        [place.question[question]],
      );
      expect(rows[0]).toMatchObject(stored);
    }
  });

  test('is emptied in every tab when its author logs out, and is never another account’s', async ({
    page,
    app,
    db,
    context,
  }) => {
    const place = await plant(db, source);
    await goToPlace(page, app, place);
    await choose(page, 'question 1', 'Add to Bucket');
    const { entry } = bucketOf(page);
    await expect(entry).toHaveText('Bucket1');
    const other = await context.newPage();
    await other.goto(`${app.studio}/admin`);
    await expect(bucketOf(other).entry).toHaveText('Bucket1');

    // The session ends without a log-out: another account sees nothing of it, its author all.
    const session = await page.evaluate(() => localStorage.getItem('fourfold.session') ?? '');
    await other.close();
    await page.evaluate(() => localStorage.removeItem('fourfold.session'));
    await page.goto(app.studio);
    await fillLogIn(page, accountOf(app, 'super-admin'));
    await expect(entry).toHaveText('Bucket');
    await bucketOf(page).open();
    await expect(bucketOf(page).dialog).toContainText('No Record Found');
    await page.evaluate((kept) => localStorage.setItem('fourfold.session', kept), session);
    await page.goto(`${app.studio}/admin`);
    await expect(entry).toHaveText('Bucket1');

    const third = await context.newPage();
    await third.goto(`${app.studio}/admin`);
    await expect(bucketOf(third).entry).toHaveText('Bucket1');
    await page.getByRole('button', { name: /profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(`${app.studio}/`);
    await third.close();
    await fillLogIn(page, accountOf(app, 'admin'));
    await expect(page).toHaveURL(`${app.studio}/admin`);
    await expect(entry).toHaveText('Bucket');
    const left = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('fourfold-bucket');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
    expect(left).toBe(0);
  });
});
