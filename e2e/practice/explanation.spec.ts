import { yesOrNo } from '../content.ts';
import { answersOf, expect, paper, test } from '../practising.ts';
import { long, numbered, openOn } from './open-on.ts';

const choices = yesOrNo;

test.describe('an explanation', () => {
  test('that is long is cut at 300 px with "View full explanation"; a short one stands whole [PRC-004]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, explain: long, right: { question: 'b' } },
      b: { choices, explain: 'Because.', right: { question: 'c' } },
      c: { choices, explain: 'It is just above the height at which it is cut. '.repeat(16) },
    });
    const panel = page.getByRole('region', { name: 'Explanation' });
    const text = panel.locator('> div').first();
    const height = async () => (await text.boundingBox())?.height ?? 0;
    const more = page.getByRole('button', { name: 'View full explanation' });

    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    expect(await height()).toBe(300);
    await more.click();
    await expect.poll(height).toBeGreaterThan(400);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(height).toBe(300);

    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(panel).toContainText('Because.');
    await expect(more).toBeHidden();
    expect(await height()).toBeLessThan(215);

    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(300);
    expect(await height()).toBeGreaterThanOrEqual(215);
  });

  test('is toggled after Check, and whether it was viewed is in the record, also when it is viewed later [PRC-005]', async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    await openOn(page, app.learner, db, {
      a: { choices, explain: long, right: { question: 'b' } },
      b: { choices, explain: long, right: { question: 'c' } },
      c: { choices, explain: long },
    });
    const viewed = async () => (await answersOf(db, email)).map((row) => row.view_full_explanation);
    const more = page.getByRole('button', { name: 'View full explanation' });
    await expect(more).toBeHidden();
    await paper(page).answer('Yes');
    await more.click();
    await page.getByRole('button', { name: 'Show less' }).click();
    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(more).toBeVisible();
    await paper(page).next.click();
    await paper(page).answer('Yes');
    await expect(paper(page).saved).toHaveText('Saved');
    expect(await viewed()).toEqual([true, false, false]);

    // Of an earlier answer that is looked at again it is told too, and of no other.
    await numbered(page, 2).click();
    await more.click();
    await expect.poll(viewed).toEqual([true, true, false]);
  });
});
