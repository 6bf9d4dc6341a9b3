import { alertOf } from '../alert.ts';
import { enterStudio } from '../authoring.ts';
import { bucketOf, choose, goToPlace } from '../bucket-content.ts';
import { plant } from '../content.ts';
import { accountOf, fillLogIn } from '../fixtures.ts';
import { expect, test } from '../practising.ts';
import { openQuestion, source } from './source.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

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
