import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { enterStudio } from '../authoring.ts';
import { bucketOf, choose, goToPlace } from '../bucket-content.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { openQuestion, source } from './source.ts';

const empty = { sequence: { own: { text: 'What was here before?', choices: yesOrNo } } } as const;

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const picker = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test.describe('the bucket', () => {
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
});
