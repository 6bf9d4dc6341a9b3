import { screenTable } from '@fourfold/core/scores/testing/tables';
import { unreachable } from '@fourfold/core/session/server-texts';
import type { Page } from '@playwright/test';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, testSectionPageOf } from '../support/test-section.ts';

test.use({ serviceWorkers: 'allow' });

/** 22 questions as in a module of math: every fourth answer is typed. */
const module = (name: string) =>
  Array.from({ length: 22 }, (_, at) =>
    at % 4 === 3
      ? ({ text: `${name} with ${at + 1}?`, accepts: '3/4', kind: 'student-produced' } as const)
      : { text: `${name} with ${at + 1}?`, choices: yesOrNo },
  );
const questions = module('First');

test('the math of a digital SAT is begun with a network, taken without one, handed in by its clock, continued with the module that its result chose, scored by table and reviewed', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  test.slow();
  const exam = examRows({
    edition: 'sat-digital',
    topics: {},
    score: screenTable(),
    tests: [
      { section: 'Math1', variant: 'mock', questions },
      { section: 'Math2Easier', variant: 'mock', questions: module('Easier') },
      { section: 'Math2Harder', variant: 'mock', questions: module('Harder') },
    ],
  });
  const testPage = testSectionPageOf(page);
  await page.clock.install();
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await expect(page.getByText('Digital SAT, 98 questions on screen')).toBeVisible();
  await expect(page.getByText('54 questions, not published yet')).toBeVisible();
  await expect(page.getByText(/Two modules of 35 minutes/)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.getByRole('link', { name: 'Take Test: Math' }).click();
  await expect(page.getByText('22 questions, 35 minutes')).toBeVisible();
  await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  // Without a network the clock does not start.
  await page.context().setOffline(true);
  await testPage.start.click();
  await expect(testPage.alert(unreachable)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await page.context().setOffline(false);
  await testPage.begin();
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^34:5\d left|35:00 left/);

  await page.context().setOffline(true);
  for (const [at] of questions.slice(0, 21).entries()) {
    await expect(testPage.number).toHaveText(`Question ${at + 1}`);
    if (at % 4 === 3) await testPage.freeResponse.fill(at < 12 ? '.75' : '9');
    else await testPage.choose('Yes');
    if (at < 20) await testPage.next.click();
  }
  await page.reload();
  await expect(testPage.number).toHaveText('Question 21');
  await page.clock.fastForward('30:01');
  await expect(testPage.alert('Five minutes are left.')).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(testPage.alert('The time is over. The section is handed in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Submitted on this device.' })).toBeVisible();

  // Nothing of the other module was on this device, so the next one waits for a network.
  expect(await textsInStorage(page)).not.toMatch(/Easier with|Harder with/);
  // For the server, too, the time is over.
  await db.query(`update test_attempts set begun_at = begun_at - interval '35 minutes' where exam_id = $1`, [exam.id]);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // 17 choices of which one is left out, and three of five typed answers: 19 of the needed 11.
  await expect(page.getByText('Harder with 1?')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${app.learner}/home/sat-test/${exam.id}/mock/Math2Harder`);
  await expect(testPage.title).toHaveText(/\(Math, Module 2\)$/);
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^34:5\d left|35:00 left/);
  expect(await readProgress(page, app, exam, 'Math1')).toMatchObject({ math_score: 19, question_count: 22 });
  for (let at = 0; at < 3; at += 1) {
    await testPage.choose('Yes');
    await testPage.next.click();
  }
  await testPage.submitTest.click();
  await testPage.ok.click();
  await expect(testPage.alert('Test submitted')).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(`${app.learner}/home/sats?sat=${exam.id}&area=mock`);
  await expect(page.getByText('44 questions, 22 right')).toBeVisible();
  await expect(page.getByText('Math: between 540 and 600.')).toBeVisible();
  await page.getByRole('link', { name: 'Review Test, Module 1: Math' }).click();
  await testPage.mapButton(22).click();
  await expect(page.getByText('Not answered.')).toBeVisible();
});

/** All that the page has stored on the device. */
async function textsInStorage(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const texts: string[] = [JSON.stringify(localStorage)];
    for (const name of names) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opened = indexedDB.open(name);
        opened.onsuccess = () => resolve(opened.result);
        opened.onerror = () => reject(opened.error);
      });
      for (const store of db.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve, reject) => {
          const read = db.transaction(store).objectStore(store).getAll();
          read.onsuccess = () => resolve(read.result);
          read.onerror = () => reject(read.error);
        });
        texts.push(JSON.stringify(values));
      }
      db.close();
    }
    return texts.join(' ');
  });
}
