import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { plantExam } from '../content.ts';
import { examFamilies, rowOf } from '../exam-families.ts';
import { nextPosition } from '../next-position.ts';
import { expect, test } from '../practising.ts';

const leave = 'Are you sure you want to leave Page without submit new order?';

for (const { family, name, title, id } of examFamilies) {
  /** Exams that stand last in the list of anybody who has no order of their own. */
  const plantLast = async (db: Parameters<typeof plantExam>[0], titles: readonly string[]) => {
    for (const one of titles) await plantExam(db, { family, title: one, position: await nextPosition(db), topics: {} });
  };
  const called = (one: string) => `${name} ${one} ${crypto.randomUUID().slice(0, 8)}`;

  test(`a student puts the ${title} into an order of their own, by buttons and by dragging, and the whole list is saved ${id(8, 7)} ${id(9, 8)}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const [a, b, c] = [called('A'), called('B'), called('C')];
    await plantLast(db, [a, b, c]);
    await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s`);
    await expect(rowOf(page, c)).toBeVisible();
    const before = await titlesOf(page);
    expect(before.slice(-3)).toEqual([a, b, c]);
    const toggle = page.getByRole('button', { name: `Reorder ${title}` });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    // Nothing opens while the list is ordered.
    await expect(page.getByRole('main').locator('[aria-expanded]')).toHaveCount(0);
    await expectAccessible(page);

    const up = page.getByRole('button', { name: `Move up ${c}` });
    await up.click();
    await expect(page.getByText(`${c} is now number ${before.length - 1} of ${before.length}.`)).toBeAttached();
    await expect(up).toBeFocused();
    await page.keyboard.press('Enter');
    expect((await orderOf(page)).slice(-3)).toEqual([c, a, b]);

    const handle = page.getByRole('button', { name: `Drag ${b}` });
    await handle.focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(400);
    }
    await expect.poll(async () => (await orderOf(page)).slice(-3)).toEqual([c, b, a]);

    // By the pointer: the last of the three above the first, and back.
    const drag = async (one: string, by: number) => {
      const grip = await page.getByRole('button', { name: `Drag ${one}` }).boundingBox();
      if (!grip) throw new Error(`${one} has no handle in view`);
      await page.mouse.move(grip.x + 20, grip.y + 20);
      await page.mouse.down();
      await page.mouse.move(grip.x + 20, grip.y + 20 + by / 4, { steps: 5 });
      await page.mouse.move(grip.x + 20, grip.y + 20 + by, { steps: 10 });
      await page.mouse.up();
    };
    await page.getByRole('button', { name: `Drag ${a}` }).scrollIntoViewIfNeeded();
    await drag(a, -140);
    await expect.poll(async () => (await orderOf(page)).slice(-3)).toEqual([a, c, b]);
    await drag(a, 140);
    await expect.poll(async () => (await orderOf(page)).slice(-3)).toEqual([c, b, a]);

    const saved = page.waitForRequest((request) => request.url().endsWith(`/${family}s_users/update_positions`));
    await page.getByRole('button', { name: 'Save order' }).click();
    const body = (await saved).postDataJSON() as Record<string, string[]>;
    expect((await saved).method()).toBe('PUT');
    expect(body[`${family}s`]).toHaveLength(before.length);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle).toBeFocused();
    expect((await titlesOf(page)).slice(-3)).toEqual([c, b, a]);
    await page.reload();
    await expect(rowOf(page, a)).toBeVisible();
    expect((await titlesOf(page)).slice(-3)).toEqual([c, b, a]);
    // Nobody asks any more.
    await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Math' }).click();
    await expect(page).toHaveURL(`${app.learner}/home/math`);
  });

  test(`whoever leaves the ${title} with an order unsaved is asked, by a link, by Back and by closing the page ${id(10, 9)}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const [a, b] = [called('A'), called('B')];
    await plantLast(db, [a, b]);
    await newStudent(page);
    const menu = page.getByRole('navigation', { name: 'Main' }).first();
    await menu.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: `Reorder ${title}` }).click();
    await page.getByRole('button', { name: `Move up ${b}` }).click();
    const question = page.getByRole('dialog', { name: leave, exact: true });

    await menu.getByRole('link', { name: 'Math' }).click();
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${app.learner}/home/${family}s`);
    expect((await orderOf(page)).slice(-2)).toEqual([b, a]);
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${app.learner}/home/${family}s`);
    expect((await orderOf(page)).slice(-2)).toEqual([b, a]);

    const asked = new Promise<string>((resolve) => {
      page.once('dialog', async (dialog) => {
        resolve(dialog.type());
        await dialog.dismiss();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');

    await page.goBack();
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(`${app.learner}/home`);
  });

  test(`an order of the ${title} that could not be saved stays as it was made, and one that no longer fits is merged [ERR-004]`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const [a, b] = [called('A'), called('B')];
    await plantLast(db, [a, b]);
    await newStudent(page);
    await page.goto(`${app.learner}/home/${family}s`);
    await page.getByRole('button', { name: `Reorder ${title}` }).click();
    await page.getByRole('button', { name: `Move up ${b}` }).click();
    const save = page.getByRole('button', { name: 'Save order' });
    const call = `**/api/${family}s_users/update_positions`;
    await page.route(call, (route) => route.fulfill({ status: 503, json: { errors: ['Not now.'] } }));
    await save.click();
    await expect(alertOf(page, 'The order was not saved, and stands as you made it. Not now.')).toBeVisible();
    expect((await orderOf(page)).slice(-2)).toEqual([b, a]);
    await page.unroute(call);

    // Meanwhile one is gone and another is new.
    await db.query('update exams set is_publish = false where title = $1', [a]);
    const late = called('Late');
    await plantExam(db, { family, title: late, position: 0, topics: {} });
    await save.click();
    await expect(alertOf(page, /The list has changed meanwhile/)).toBeVisible();
    expect((await orderOf(page)).slice(-2)).toEqual([b, late]);
    await save.click();
    await expect(page.getByRole('button', { name: `Reorder ${title}` })).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await expect(rowOf(page, late)).toBeVisible();
    expect((await titlesOf(page)).slice(-2)).toEqual([b, late]);
  });

  test(`a list of one ${name} cannot be reordered ${id(8, 7)}`, async ({ page, app, newStudent }) => {
    await newStudent(page);
    await page.route(`**/api/${family}s_users*`, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: unknown[] };
      await route.fulfill({ response, json: { data: data.slice(0, 1) } });
    });
    await page.goto(`${app.learner}/home/${family}s`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Create ${name}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Reorder ${title}` })).toHaveCount(0);
  });
}

function titlesOf(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
}

function orderOf(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('listitem').allTextContents();
}
