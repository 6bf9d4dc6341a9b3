import { enterStudio } from '../authoring.ts';
import { fillWithQuestions, goToPlace } from '../bucket-content.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

const empty = { sequence: { own: { text: 'What was here before?', choices: yesOrNo } } } as const;

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

test.describe('a bulk creation from the bucket', () => {
  test('makes hundreds in portions and says how far it is; what the server missed is tried again, nothing twice', async ({
    page,
    app,
    db,
  }) => {
    const sequence = Object.fromEntries(
      Array.from({ length: 310 }, (_, n) => [`q${n}`, { text: `Number ${n + 1} of many`, choices: yesOrNo }]),
    );
    const [from, to] = [await plant(db, { sequence }), await plant(db, empty)];
    await fillWithQuestions(page, app, from);
    await goToPlace(page, app, to);
    await page.getByRole('button', { name: 'From bucket' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create questions from bucket' });
    await dialog.getByRole('button', { name: 'Select All' }).click();
    await expect(dialog.getByText('310 of 310 selected')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Select All' })).toBeDisabled();

    let calls = 0;
    await page.route('**/create_multiple', async (route) => {
      calls += 1;
      // The fifth portion arrives, and its answer is lost.
      if (calls === 5) {
        await route.fetch();
        return route.abort();
      }
      await new Promise((resolve) => setTimeout(resolve, 150));
      return route.continue();
    });
    await dialog.getByRole('button', { name: 'Add Questions' }).click();
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^(25|50|75|100) of 310$/);
    await expect(dialog.getByRole('alert')).toContainText('100 of 310 created.');
    await expect(dialog.getByText('210 of 310 selected')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add Questions' }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    const { rows } = await db.query(
      `select question->0->'children'->0->>'text' as text from questions where parent_id = $1 order by position`,
      [to.subsubtopic],
    );
    const texts = rows.map(({ text }) => text);
    expect(texts).toEqual([
      'What was here before?',
      ...Array.from({ length: 310 }, (_, n) => `Number ${n + 1} of many`),
    ]);
    await expect(page.locator('[id^="open-"]')).toHaveCount(311);
  });
});
