import type { Page } from '@playwright/test';
import { enterStudio } from '../authoring.ts';
import { aQuestion, field, openForm, type, untilOnDisk } from '../drafting.ts';
import { paperOf, paperRows } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';

type Row = { database: string; store: string; key?: string[]; value: unknown };

/** Writes a row as a tab of another version would, into this version's stores. */
function leave(page: Page, row: Row): Promise<void> {
  return page.evaluate(async ({ database, store, key, value }) => {
    const opening = indexedDB.open(database);
    await new Promise((done) => opening.addEventListener('success', done));
    const tx = opening.result.transaction(store, 'readwrite');
    tx.objectStore(store).put(value, key);
    await new Promise((done) => tx.addEventListener('complete', done));
    opening.result.close();
  }, row);
}

/** All data that the browser stores for this site, as one text. */
function everything(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((done) => opening.addEventListener('success', done));
      for (const store of opening.result.objectStoreNames) {
        const asked = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((done) => asked.addEventListener('success', done));
        found.push(asked.result);
      }
      opening.result.close();
    }
    return JSON.stringify(found);
  });
}

const newer = (what: string) => ({ v: 2, newer: what });

test('data of another version of the learner app breaks no page, is not deleted, and is reported', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = paperRows('act');
  const paper = paperOf(page, { family: 'act', exam });
  await mountPage('/home', { as: 'student', planted: exam });
  const account = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '').account.id);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(expect.arrayContaining(['fourfold-outbox', 'fourfold.replies']));
  await leave(page, {
    database: 'fourfold-outbox',
    store: 'entries',
    value: { ...newer('answer'), account_id: account },
  });
  await leave(page, { database: 'fourfold.replies', store: 'replies', key: [account, 'x'], value: newer('reply') });
  await leave(page, { database: 'fourfold.replies', store: 'replies', key: [account, 'y'], value: null });
  const left = {
    [`fourfold.landed.1.${account}`]: { ...newer('landing'), account_id: account },
    [`fourfold.draft.sheet.${account}.${exam.id}.Science`]: newer('sheet'),
    [`fourfold.draft.wrong.${account}.${exam.id}.Science`]: newer('marks'),
    'fourfold.test.view': newer('view'),
    [`fourfold.test.place.${account}.${exam.id}.Science.true`]: newer('place'),
  };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, left);

  await paper.open(app.learner);
  await expect(page.getByText('2 answers could not be sent.')).toBeVisible();
  await paper.act('Science', 'Open Sheet');
  const sheet = page.getByRole('dialog', { name: /Bubble Sheet/ });
  await sheet.getByRole('radio').first().check({ force: true });
  await expect(sheet.getByText(/^1 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 answers could not be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('3 entries on this device cannot be read by this version of the site.')).toBeVisible();
  const kept = await everything(page);
  for (const what of ['answer', 'landing', 'sheet', 'marks', 'view', 'place', 'reply']) {
    expect(kept.replaceAll('\\', ''), what).toContain(JSON.stringify(newer(what)).slice(1, -1));
  }
});

test('a draft of another version of the studio is kept next to a new draft of the same question, and reported', async ({
  page,
  app,
  db,
}) => {
  const { address, id } = await aQuestion(db, app);
  await enterStudio(page, app);
  const account = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '').account.id);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('fourfold-drafts');
  const key = [account, `question:${id}`];
  await leave(page, { database: 'fourfold-drafts', store: 'drafts', key, value: newer('draft') });

  await page.goto(address);
  const said = page.getByText('1 draft in this browser is of another version of the studio, and kept for it.');
  await expect(said).toBeVisible();
  await openForm(page, address);
  await expect(field(page)).toHaveText('What comes first?');
  await type(page, ' Anew');
  await untilOnDisk(page, 'Anew');
  expect(await everything(page)).toContain(JSON.stringify(newer('draft')));
});
