import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { goToPlace, setsOf } from '../bucket-content.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

const own = { own: { text: 'What was here before?', choices: yesOrNo } } as const;
const oneQuestion = [{ text: 'One of the set.', choices: yesOrNo }] as const;

test.describe('problem sets that are there already', () => {
  test('come from a place found under five tabs, several at once [APS-011] [APS-012] [APS-013]', async ({
    page,
    app,
    db,
  }) => {
    const [one, two, three] = [titled('One'), titled('Two'), titled('Three')];
    const from = await plant(db, {
      sequence: own,
      sets: { one: { title: one, questions: oneQuestion }, two: { title: two, questions: oneQuestion } },
    });
    const exam = await plantExam(db, {
      topics: { lines: { section: 'MathCalc', sets: { three: { title: three, questions: oneQuestion } } } },
    });
    const to = await plant(db, { sequence: own });
    await goToPlace(page, app, to);
    await setsOf(page).button('Add Existing').click();
    const dialog = page.getByRole('dialog', { name: 'Add existing problem sets' });
    await expect(dialog.getByRole('tab')).toHaveText(['SATs', 'ACTs', 'Math', 'Grammar', 'Reading']);
    const add = dialog.getByRole('button', { name: 'Add', exact: true });
    const all = dialog.getByRole('button', { name: 'Select All' });
    await expect(add).toBeDisabled();

    await dialog.getByRole('tab', { name: 'Math' }).click();
    await dialog.getByRole('button', { name: `Topic ${from.topic.slice(0, 8)}` }).click();
    await dialog.getByRole('button', { name: 'Planted sub-topic' }).click();
    await dialog.getByRole('button', { name: 'Planted sequence' }).click();
    await dialog.getByRole('checkbox', { name: one }).check();
    await expect(all).toBeEnabled();
    await expect(add).toBeEnabled();
    await all.click();
    await expect(dialog.getByRole('checkbox', { name: two })).toBeChecked();
    await expect(all).toBeDisabled();
    await dialog.getByRole('button', { name: `Preview of ${two}` }).click();
    await expect(dialog.getByText('One of the set.')).toBeVisible();

    await dialog.getByRole('tab', { name: 'SATs' }).click();
    await dialog.getByRole('button', { name: exam.title }).click();
    await dialog.getByRole('button', { name: 'Math - Calculator' }).click();
    await dialog.getByRole('button', { name: '1. Planted lines' }).click();
    await dialog.getByRole('checkbox', { name: three }).check();
    await expect(dialog).toContainText('3 selected');
    await add.click();
    await expect(alertOf(page, 'Existing Problem Sets added')).toBeVisible();
    await expect(setsOf(page).rows.getByRole('link')).toHaveText([one, two, three]);
    await expect(setsOf(page).rows.first()).toContainText('Existing');
    // Nothing was copied, and where they came from they are as they were.
    const { rows } = await db.query('select id from problem_sets where title in ($1, $2, $3)', [one, two, three]);
    expect(rows).toHaveLength(3);

    await setsOf(page).button('Add Existing').click();
    await dialog.getByRole('button', { name: `Topic ${from.topic.slice(0, 8)}` }).click();
    await dialog.getByRole('button', { name: 'Planted sub-topic' }).click();
    await dialog.getByRole('button', { name: 'Planted sequence' }).click();
    await expect(dialog.getByRole('checkbox', { name: one })).toBeDisabled();
    await expect(all).toBeDisabled();
  });

  test('are linked by the title that is picked, otherwise by what is typed [APS-014]', async ({ page, app, db }) => {
    const words = titled('Zebra');
    const [plain, long] = [words, `${words} and more`];
    await plant(db, {
      sequence: own,
      sets: { plain: { title: plain, questions: oneQuestion }, long: { title: long, questions: oneQuestion } },
    });
    const twin = titled('Twin');
    const twins = await plant(db, {
      sequence: own,
      sets: { one: { title: twin, questions: oneQuestion }, other: { title: twin, questions: oneQuestion } },
    });
    const to = await plant(db, { sequence: own });
    await goToPlace(page, app, to);
    const { button, rows } = setsOf(page);
    const dialog = page.getByRole('dialog', { name: 'Link existing problem set' });
    const link = dialog.getByRole('button', { name: 'Link', exact: true });
    const title = dialog.getByRole('combobox', { name: 'Title' });

    await button('Link Existing').click();
    await expect(link).toBeDisabled();
    await title.fill(words);
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await dialog.getByRole('option', { name: long }).click();
    await expect(title).toHaveValue(long);
    await link.click();
    await expect(alertOf(page, 'Existing Problem Sets added')).toBeVisible();
    await expect(rows.getByRole('link')).toHaveText([long]);

    // By keys alone, and nothing picked: both titles begin so, and what was typed is one of them.
    await button('Link Existing').press('Enter');
    await page.keyboard.type(plain.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('link')).toHaveText([long, plain]);
    await expect(rows.nth(1)).toContainText('Existing');

    // What is typed fits two; the one that is picked is linked.
    await button('Link Existing').click();
    await title.fill(twin);
    await link.click();
    await expect(dialog).toContainText('2 problem sets have this title: choose one from the list.');
    await dialog.getByRole('option').nth(1).click();
    await link.click();
    await expect(rows.getByRole('link')).toHaveText([long, plain, twin]);
    const href = await rows.getByRole('link').last().getAttribute('href');
    expect(Object.values(twins.set)).toContain(href?.split(/[/?]/)[3]);

    await button('Link Existing').click();
    await title.fill(titled('Nothing'));
    await link.click();
    await expect(dialog).toContainText('No Problem Set Found');
    await title.fill(words);
    await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-disabled', 'true');
    await link.click();
    await expect(dialog).toContainText('It hangs in this place already.');
  });
});
