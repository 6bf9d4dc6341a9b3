import type { Page } from '@playwright/test';
import { examGradingOf, gradableExamRows } from '../support/exam-grading.ts';
import { appendText, expectStoredDraft, openForm, plantQuestion, questionField } from '../support/question-draft.ts';
import { expect, test } from '../support/question-page.ts';
import { enterStudio } from '../support/topic-manager.ts';

type StoredRow = { database: string; store: string; key?: string[]; value: unknown };

/** Writes a row as a tab of another version would, into this version's stores. */
function writeRow(page: Page, row: StoredRow): Promise<void> {
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
function readAllStoredData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const storedData: unknown[] = [{ ...localStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((done) => opening.addEventListener('success', done));
      for (const store of opening.result.objectStoreNames) {
        const request = opening.result.transaction(store).objectStore(store).getAll();
        await new Promise((done) => request.addEventListener('success', done));
        storedData.push(request.result);
      }
      opening.result.close();
    }
    return JSON.stringify(storedData);
  });
}

const newerRecord = (recordName: string) => ({ v: 2, newer: recordName });

test('data of another version of the learner app breaks no page, is not deleted, and is reported', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = gradableExamRows('act');
  const examGrading = examGradingOf(page, { family: 'act', exam });
  await mountPage('/home', { as: 'student', planted: exam });
  const account = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '').account.id);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(expect.arrayContaining(['fourfold-outbox', 'fourfold.replies']));
  await writeRow(page, {
    database: 'fourfold-outbox',
    store: 'entries',
    value: { ...newerRecord('answer'), account_id: account },
  });
  await writeRow(page, {
    database: 'fourfold.replies',
    store: 'replies',
    key: [account, 'x'],
    value: newerRecord('reply'),
  });
  await writeRow(page, { database: 'fourfold.replies', store: 'replies', key: [account, 'y'], value: null });
  const storedItems = {
    [`fourfold.landed.1.${account}`]: { ...newerRecord('landing'), account_id: account },
    [`fourfold.draft.sheet.${account}.${exam.id}.Science`]: newerRecord('sheet'),
    [`fourfold.draft.wrong.${account}.${exam.id}.Science`]: newerRecord('marks'),
    'fourfold.test.view': newerRecord('view'),
    [`fourfold.test.place.${account}.${exam.id}.Science.true`]: newerRecord('place'),
  };
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, storedItems);

  await examGrading.open(app.learner);
  await expect(page.getByText('2 answers could not be sent.')).toBeVisible();
  await examGrading.act('Science', 'Open Sheet');
  const sheet = page.getByRole('dialog', { name: /Bubble Sheet/ });
  await sheet.getByRole('radio').first().check({ force: true });
  await expect(sheet.getByText(/^1 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 answers could not be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByText('3 entries on this device cannot be read by this version of the site.')).toBeVisible();
  const allData = await readAllStoredData(page);
  for (const recordName of ['answer', 'landing', 'sheet', 'marks', 'view', 'place', 'reply']) {
    expect(allData.replaceAll('\\', ''), recordName).toContain(JSON.stringify(newerRecord(recordName)).slice(1, -1));
  }
});

test('a draft of another version of the studio is kept next to a new draft of the same question, and reported', async ({
  page,
  app,
  db,
}) => {
  const { address, id } = await plantQuestion(db, app);
  await enterStudio(page, app);
  const account = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '').account.id);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain('fourfold-drafts');
  const key = [account, `question:${id}`];
  await writeRow(page, { database: 'fourfold-drafts', store: 'drafts', key, value: newerRecord('draft') });

  await page.goto(address);
  const draftNotice = page.getByText('1 draft in this browser is of another version of the studio, and kept for it.');
  await expect(draftNotice).toBeVisible();
  await openForm(page, address);
  await expect(questionField(page)).toHaveText('What comes first?');
  await appendText(page, ' Anew');
  await expectStoredDraft(page, 'Anew');
  expect(await readAllStoredData(page)).toContain(JSON.stringify(newerRecord('draft')));
});
