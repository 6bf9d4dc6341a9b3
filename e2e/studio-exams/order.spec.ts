import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { plantExam } from '../content.ts';
import { drag } from '../drag.ts';
import { nextPosition } from '../next-position.ts';
import { expect, test } from '../practising.ts';
import { goToList, studioLists } from '../studio-exam-lists.ts';

const leave = 'Are you sure you want to leave Page without submit new order?';

for (const own of studioLists) {
  const { family, name, title, type } = own;

  test(`the ${title} are put in order by dragging and by buttons, and nobody leaves that unsaved unasked [ORD-001] [ORD-004] [ORD-005]`, async ({
    page,
    app,
    db,
  }) => {
    const exams = ['A', 'B', 'C'].map((letter) => titled(`${name} ${letter}`));
    const [a = '', b = '', c = ''] = exams;
    for (const exam of exams)
      await plantExam(db, { family, title: exam, position: await nextPosition(db), topics: {} });
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    const begin = list.button(`Reorder ${type}s`);
    await begin.click();
    await expect(list.button('Cancel')).toBeFocused();
    const lastThree = async () => (await list.order.allTextContents()).slice(-3);
    const count = await list.order.count();
    await drag(page, c, a);
    await expect.poll(lastThree).toEqual([c, a, b]);
    await page.getByRole('button', { name: `Move up ${b}` }).press('Enter');
    await expect(page.getByText(`${b} is now number ${count - 1} of ${count}.`)).toBeAttached();
    await expect.poll(lastThree).toEqual([c, b, a]);

    await page.getByRole('link', { name: 'Math', exact: true }).first().click();
    await list.answer(leave, 'Cancel');
    await expect.poll(lastThree).toEqual([c, b, a]);
    const sent = page.waitForRequest((request) => request.url().endsWith(`/test_${family}s/update_positions`));
    await list.button('Submit New Order').click();
    expect((await sent).postDataJSON()[`${family}s`]).toHaveLength(count);
    await expect(begin).toBeFocused();
    const stored = async () => {
      const { rows } = await db.query('select title from exams where title = any($1) order by position', [exams]);
      return rows.map(({ title: one }) => one);
    };
    expect(await stored()).toEqual([c, b, a]);

    await begin.click();
    await page.getByRole('button', { name: `Move down ${c}` }).click();
    await page.getByRole('link', { name: 'Math', exact: true }).first().click();
    await list.answer(leave, 'OK');
    await expect(page.getByRole('heading', { level: 1, name: 'Math topics' })).toBeVisible();
    expect(await stored()).toEqual([c, b, a]);
  });

  test(`an order of ${title} that another author changed meanwhile is shown, and saved at the next press`, async ({
    page,
    app,
    db,
  }) => {
    const [a, b, d] = [titled(`${name} A`), titled(`${name} B`), titled(`${name} D`)];
    for (const exam of [a, b])
      await plantExam(db, { family, title: exam, position: await nextPosition(db), topics: {} });
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.button(`Reorder ${type}s`).click();
    await page.getByRole('button', { name: `Move up ${b}` }).click();
    await plantExam(db, { family, title: d, position: await nextPosition(db), topics: {} });
    await list.button('Submit New Order').click();
    await expect(alertOf(page, /^\s*The list has changed meanwhile/)).toBeVisible();
    await expect.poll(async () => (await list.order.allTextContents()).slice(-3)).toEqual([b, a, d]);
    await list.button('Submit New Order').click();
    await expect(list.row(a)).toBeVisible();
    await expect
      .poll(async () => (await list.rows.allTextContents()).slice(-3).map((text) => text.slice(0, 5)))
      .toEqual([b, a, d].map((one) => one.slice(0, 5)));
  });
}
