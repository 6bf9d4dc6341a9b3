import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { callerOf } from '../caller.ts';
import { plantExam } from '../content.ts';
import { nextPosition } from '../next-position.ts';
import { expect, test } from '../practising.ts';
import { goToList, studioLists } from '../studio-exam-lists.ts';

for (const own of studioLists) {
  const { family, name, type, sections, marks } = own;
  const ids = (sat: string, act: string) => (family === 'sat' ? sat : act);

  test(`a${family === 'sat' ? '' : 'n'} ${name} is created by its title alone and opens to four sections of numbers ${ids('[ASA-002] [ASA-006] [ASA-007]', '[ASA-005] [ASA-006]')}`, async ({
    page,
    app,
    db,
  }) => {
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.button(`Create ${type}`).click();
    await expect(list.dialog.getByRole('heading')).toHaveText(`Create ${type}`);
    const field = list.dialog.getByLabel('Title');
    await expect(list.dialog.getByRole('textbox')).toHaveCount(1);
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(list.dialog).toContainText('Please enter Title');
    await field.fill('x'.repeat(201));
    await page.keyboard.press('Enter');
    await expect(list.dialog).toContainText('Title has at most 200 characters');
    const made = titled(`${name} of spring`);
    await field.fill(`  ${made} `);
    await page.keyboard.press('Enter');
    await expect(alertOf(page, `${made} ${type} created Successfully`)).toBeVisible();
    await expect(list.toggle(made)).toBeFocused();
    await expect(list.toggle(made)).toHaveAttribute('aria-expanded', 'true');
    const { rows } = await db.query('select id, is_publish from exams where title = $1', [made]);
    expect(rows).toEqual([{ id: expect.any(String), is_publish: false }]);
    const call = await callerOf(app, 'admin');
    const { said } = await call(`GET /${family}s/test_${family}s/${rows[0].id}`);
    expect(said).toMatchObject({ marks });

    const row = list.row(made);
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(Object.keys(sections));
    for (const [section, count] of Object.entries(sections)) {
      const numbers = row.getByRole('list', { name: section, exact: true }).getByRole('button');
      await expect(numbers).toHaveCount(count);
      await expect(numbers.first()).toHaveAccessibleName('1, no topic');
      await expect(numbers.last()).toHaveText(String(count));
    }
  });

  test(`a${family === 'sat' ? '' : 'n'} ${name} whose reply was lost is made once, and under another title it is another one`, async ({
    page,
    app,
    db,
  }) => {
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.button(`Create ${type}`).click();
    const [first, second] = [titled('Lost'), titled('Found')];
    const create = list.dialog.getByRole('button', { name: 'Create', exact: true });
    const waiting = list.dialog.getByRole('status').filter({ hasText: 'Loading' });
    const title = list.dialog.getByLabel('Title');
    let lost = Promise.withResolvers<void>();
    await page.route(`**/api/${family}s/test_${family}s`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await lost.promise;
      await route.abort('connectionreset');
    });
    await title.fill(first);
    for (const _ of ['once', 'again']) {
      lost = Promise.withResolvers();
      await create.click();
      // Nothing that was typed goes before it is known what came of it.
      await page.keyboard.press('Escape');
      await expect(waiting).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(title).toHaveValue(first);
      lost.resolve();
      await expect(waiting).toHaveCount(0);
    }
    await page.unroute(`**/api/${family}s/test_${family}s`);
    await title.fill(second);
    await create.click();
    await expect(alertOf(page, `${second} ${type} created Successfully`)).toBeVisible();
    const { rows } = await db.query<{ title: string }>('select title from exams where title = any($1)', [
      [first, second],
    ]);
    expect(rows.map((exam) => exam.title).sort()).toEqual([first, second].sort());
  });

  test(`the title of a${family === 'sat' ? '' : 'n'} ${name} is changed where it stands, and never to nothing ${ids('[ASA-006]', '[ASA-006] [ASA-008]')}`, async ({
    page,
    app,
    db,
  }) => {
    const { id, title: before } = await plantExam(db, { family, position: await nextPosition(db), topics: {} });
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    await list.choose(before, 'Edit title');
    const field = list.main.getByRole('textbox', { name: `${type} title` });
    await expect(field).toHaveValue(before);
    await field.fill('   ');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Enter');
    const missing = alertOf(page, `Please enter ${type} title`);
    await missing.click();
    await expect(missing).toBeHidden();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await field.fill(before);
    await page.keyboard.press('Enter');
    await expect(list.toggle(before)).toBeFocused();
    expect(sent).toEqual([]);

    const after = titled(`${name} renamed`);
    await list.choose(before, 'Edit title');
    await field.fill(`  ${after}`);
    await page.keyboard.press('Enter');
    const saved = alertOf(page, `${after} ${type} updated Successfully`);
    await expect(saved).toBeVisible();
    await expect(list.toggle(after)).toBeFocused();
    await saved.click();
    await expect(saved).toBeHidden();
    const { rows } = await db.query('select title from exams where id = $1', [id]);
    expect(rows).toEqual([{ title: after }]);

    // What could not be saved stands in the editor, and the row has its title again.
    await page.route('**/api/*/test_*/*', (route) => route.abort());
    await list.choose(after, 'Edit title');
    await field.fill('Never taken');
    await page.keyboard.press('Enter');
    await expect(alertOf(page, /./)).toBeVisible();
    await expect(field).toHaveValue('Never taken');
    await page.keyboard.press('Escape');
    await expect(list.toggle(after)).toBeFocused();
  });

  test(`a${family === 'sat' ? '' : 'n'} ${name} is deleted after a question, and comes back by the toast ${ids('[ASA-010]', '[ASA-009] [ASA-010]')}`, async ({
    page,
    app,
    db,
  }) => {
    const position = await nextPosition(db);
    const { id, title: one } = await plantExam(db, { family, position, topics: {} });
    const { title: other } = await plantExam(db, { family, position: await nextPosition(db), topics: {} });
    const isGone = async () =>
      (await db.query('select deleted_at from exams where id = $1', [id])).rows[0]?.deleted_at !== null;
    await enterStudio(page, app);
    const list = await goToList(page, app, own);
    const question = `Are you sure you want to delete ${name} ${one}?`;
    await list.choose(one, 'Delete');
    await list.answer(question, 'Cancel');
    await expect(list.row(one)).toBeVisible();
    expect(await isGone()).toBe(false);
    await list.choose(one, 'Delete');
    await list.answer(question, 'OK');
    await expect(alertOf(page, `${one} ${type} deleted Successfully`)).toBeVisible();
    await expect(list.row(one)).toHaveCount(0);
    await expect(list.toggle(other)).toBeFocused();
    expect(await isGone()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.row(one)).toBeVisible();
    await expect(list.toggle(one)).toBeFocused();
    expect(await isGone()).toBe(false);

    // Another author was first.
    await db.query('update exams set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [id]);
    await list.choose(one, 'Delete');
    await list.answer(question, 'OK');
    await expect(alertOf(page, `Error: No ${name} id selected!!`)).toBeVisible();
    await expect(list.row(one)).toHaveCount(0);
  });
}
