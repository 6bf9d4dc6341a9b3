import { alertOf } from '../alert.ts';
import { enterStudio, managerOf, titled } from '../authoring.ts';
import { answer, binOf } from '../binned.ts';
import { callerOf } from '../caller.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { nextPosition } from '../next-position.ts';
import { expect, test } from '../practising.ts';
import { goToList, studioLists } from '../studio-exam-lists.ts';
import { binAll } from './binned-kinds.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

test.afterEach(async ({ db }) => {
  // They would stand above what the next journey deletes.
  await db.query(`delete from topics where title like 'Binned %' and deleted_at > now()`);
});

test('a restored record stands where it stood, with what was below it, and says at which position [RCY-005] [RCY-006]', async ({
  page,
  app,
  db,
}) => {
  const { topic } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  // Behind those of other journeys, and not among them: planted topics share a position.
  await db.query('update topics set position = $2 where id = $1', [topic, await nextPosition(db, 'topics')]);
  const title = `Topic ${topic.slice(0, 8)}`;
  const [bin, manager] = [binOf(page), managerOf(page)];
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(manager.toggle(title)).toBeVisible();
  const place = (await manager.main.getByRole('list').first().locator('> li').allTextContents()).findIndex((text) =>
    text.includes(title),
  );
  await manager.choose(title, 'Delete');
  await manager.answer('Are you sure you want to delete this topic?', 'OK');
  await expect(manager.toggle(title)).toBeHidden();

  await bin.open('Topics');
  const count = await bin.countOf('Topics');
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'Cancel');
  await expect(bin.restore(title)).toBeFocused();
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(alertOf(page, `(Topic) '${title}' restored at position ${place + 1}`)).toBeVisible();
  await expect(bin.row(title)).toHaveCount(0);
  await expect.poll(() => bin.countOf('Topics')).toBe(count - 1);
  await expect(bin.dialog.locator(':focus')).toHaveCount(1);
  await bin.close();
  // What lay behind the dialog has it again.
  await manager.toggle(title).click();
  await expect(manager.row(title).getByRole('button', { name: 'Planted sub-topic', exact: true })).toBeVisible();
});

test('each kind is restored after a question of its own to where it stood, and says at which position [RCY-005] [RCY-006]', async ({
  page,
  app,
  db,
}) => {
  test.slow();
  const binned = await binAll(db, await callerOf(app, 'admin'));
  await page.reload();
  const bin = binOf(page);
  await bin.entry.click();
  for (const { tab, label, spoken, title, place } of binned) {
    await bin.tab(tab).click();
    await bin.restore(title).click();
    await answer(page, `Are you sure you want to restore this ${spoken}?`, 'OK');
    await expect(bin.row(title)).toHaveCount(0);
    await expect(alertOf(page, `(${label}) '${title}' restored at position ${await place()}`)).toBeVisible();
  }
});

for (const own of studioLists) {
  const { family, name, title: listed } = own;
  test(`what lies below a deleted ${name} stands in lists that were read before it, too [ASA-011]`, async ({
    page,
    app,
    db,
  }) => {
    const [set, text] = [titled('Set'), titled('Below the number')];
    const { title } = await plantExam(db, {
      family,
      position: 50_000,
      topics: {
        own: {
          section: own.own.section,
          sequence: { one: { text, choices: yesOrNo } },
          sets: { run: { title: set, questions: [] } },
        },
      },
    });
    // What is read stays young: only a list that begins anew has what comes after it.
    await page.clock.setFixedTime(Date.now());
    const list = await goToList(page, app, own);
    const bin = binOf(page);
    const tabsOf = [
      [listed, title],
      ['Problem Sets', set],
      ['Questions', text],
    ] as const;
    await bin.entry.click();
    for (const [tab, words] of tabsOf) {
      await bin.tab(tab).click();
      await expect(bin.dialog.getByRole('status')).toBeHidden();
      await expect(bin.row(words)).toHaveCount(0);
    }
    await bin.close();
    await list.choose(title, 'Delete');
    await list.answer(`Are you sure you want to delete ${name} ${title}?`, 'OK');
    await expect(list.row(title)).toHaveCount(0);
    await bin.entry.click();
    for (const [tab, words] of tabsOf) {
      await bin.tab(tab).click();
      await expect(bin.row(words)).toBeVisible();
    }
  });
}

test('what lies below a deletion stands in lists that were read before it, too: they begin anew [ASA-011]', async ({
  page,
  app,
  db,
}) => {
  const text = titled('Below the topic');
  const { topic, subtopic, subsubtopic } = await plant(db, { sequence: { one: { text, choices: yesOrNo } } });
  const title = `Topic ${topic.slice(0, 8)}`;
  const [bin, manager] = [binOf(page), managerOf(page)];
  // What is read stays young: only a list that begins anew has what comes after it.
  await page.clock.setFixedTime(Date.now());
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(manager.toggle(title)).toBeVisible();
  await bin.entry.click();
  for (const name of ['Topics', 'Subtopics', 'Questions'] as const) {
    await bin.tab(name).click();
    await expect(bin.dialog.getByRole('status')).toBeHidden();
  }
  const counts = { topics: await bin.countOf('Topics'), subtopics: await bin.countOf('Subtopics') };
  await bin.close();
  await manager.choose(title, 'Delete');
  await manager.answer('Are you sure you want to delete this topic?', 'OK');
  await expect(manager.toggle(title)).toBeHidden();
  await bin.open('Topics');
  await expect(bin.row(title)).toBeVisible();
  await expect.poll(() => bin.countOf('Topics')).toBe(counts.topics + 1);
  expect(await bin.countOf('Subtopics')).toBe(counts.subtopics + 1);
  await bin.tab('Questions').click();
  await expect(bin.row(text)).toBeVisible();

  // So does a question's own deletion.
  await bin.tab('Topics').click();
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(bin.row(title)).toHaveCount(0);
  await bin.tab('Questions').click();
  await expect(bin.row(text)).toHaveCount(0);
  await bin.close();
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await bin.open('Questions');
  await expect(bin.row(text)).toHaveCount(0);
  await bin.close();
  await page.getByRole('button', { name: 'More for question 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(alertOf(page, /^\s*Question deleted/)).toBeVisible();
  await bin.open('Questions');
  await expect(bin.row(text)).toBeVisible();
});

test('what stood in something deleted waits for that: the bin says for what, and then restores it', async ({
  page,
  app,
  db,
}) => {
  const { topic, subtopic } = await plant(db, { sequence: { one: { choices: yesOrNo } } });
  const [title, below] = [`Topic ${topic.slice(0, 8)}`, titled('Sub-topic')];
  await db.query('update subtopics set title = $2 where id = $1', [subtopic, below]);
  const call = await callerOf(app, 'admin');
  for (const path of [`subtopics/${subtopic}`, `topics/${topic}`]) await call(`DELETE /${path}`);
  const bin = binOf(page);
  await bin.open('Subtopics');
  await expect(bin.restore(below)).toBeDisabled();
  await expect(bin.row(below)).toContainText('is in the recycle bin: restore that first');
  await expect(bin.row(below)).toContainText(title);
  await bin.tab('Topics').click();
  await bin.restore(title).click();
  await answer(page, 'Are you sure you want to restore this topic?', 'OK');
  await expect(bin.row(title)).toHaveCount(0);
  await bin.tab('Subtopics').click();
  await bin.restore(below).click();
  await answer(page, 'Are you sure you want to restore this subtopic?', 'OK');
  await expect(alertOf(page, `(Subtopic) '${below}' restored at position 1`)).toBeVisible();
});
