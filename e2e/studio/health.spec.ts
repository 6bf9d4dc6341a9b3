import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio } from '../authoring.ts';
import { type Planting, plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

const why = 'Because it is so.';
const sound = [
  { text: 'Yes', right: true, why },
  { text: 'No', why },
] as const;
const neither = [
  { text: 'Yes', why },
  { text: 'No', why },
] as const;
const explained = { explain: why, help: why, helpAfter: why } as const;
const unanswerable = { ...explained, text: 'Which of them is it?', choices: neither } as const;

const table = (page: Page) => page.getByRole('table', { name: 'What is published' });
const row = (page: Page, title: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
const inside = (page: Page, title: string) => page.getByRole('button', { name: `Inside ${title}`, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const entries = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const on = (question: string) => ({ right: { question }, wrong: { question } });
const titleOf = (topic: string) => `Topic ${topic.slice(0, 8)}`;

/** A topic in which nothing is wrong but what its questions are. */
async function aTopic(db: pg.Client, wanted: Planting) {
  const planted = await plant(db, wanted);
  // Its sub-topic has no sequence of its own.
  await db.query('update subtopics set is_sequence_publish = false where id = $1', [planted.subtopic]);
  return planted;
}

test.beforeEach(async ({ page, app }) => enterStudio(page, app));

test('a number of the dashboard leads to the very question, and goes when that is mended', async ({
  page,
  app,
  db,
}) => {
  const { topic, subtopic, subsubtopic, question } = await aTopic(db, {
    sequence: { one: { ...explained, choices: sound, ...on('two') }, two: unanswerable },
  });
  const title = titleOf(topic);
  await page.goto(`${app.studio}/admin`);
  await expect(row(page, title)).toHaveCount(0);
  await inside(page, 'Math').click();
  await expect(inside(page, 'Math')).toHaveAttribute('aria-expanded', 'true');
  const broken = row(page, title).getByRole('link', { name: `1 broken: ${title}` });
  await expect(row(page, title).getByRole('link', { name: /^\d+ incomplete/ })).toHaveCount(0);
  await broken.click();

  await expect(page).toHaveURL(`${app.studio}/admin/health/${topic}?part=broken`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(tab(page, /^Broken/)).toHaveText('Broken1');
  await expect(tab(page, /^Incomplete/)).toHaveText('Incomplete0');
  await expect(entries(page)).toHaveText(/^No right answer.*Question 2 of “Planted sequence”/);
  await entries(page).getByRole('link').click();

  await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${question.two}`);
  await page.getByRole('button', { name: 'Answer A is right' }).click();
  await expect(alertOf(page, 'Answer value updated')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Nothing is broken in “${title}”.`)).toBeVisible();
  await expect(tab(page, /^Broken/)).toHaveText('Broken0');

  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin?list=math`);
  await expect(row(page, title)).toBeVisible();
  await expect(broken).toHaveCount(0);
});

test('a SAT counts what is not published of it, and the total of its list opens it', async ({ page, app, db }) => {
  const sequence = { own: { ...explained, choices: sound } };
  const { id, title, topic } = await plantExam(db, {
    topics: {
      open: { section: 'MathNoCalc', position: 0, title: 'Open', sequence },
      closed: { section: 'MathNoCalc', position: 1, title: 'Not open yet', published: false, sequence },
    },
  });
  await page.goto(`${app.studio}/admin`);
  await row(page, 'SATs')
    .getByRole('button', { name: /^[\d,]+ incomplete: SATs$/ })
    .click();
  await row(page, title)
    .getByRole('link', { name: /^\d+ incomplete/ })
    .click();
  await expect(page).toHaveURL(`${app.studio}/admin/health/${id}?part=unpublished`);
  await entries(page).getByRole('link', { name: 'Not open yet' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/sat/${topic.closed?.id}|sat_question=${topic.closed?.id}`));
});

test('pages are gone through, and one that became empty steps back', async ({ page, app, db }) => {
  const { topic, question } = await aTopic(db, {
    sequence: Object.fromEntries(
      Array.from({ length: 21 }, (_, at) => [`q${at}`, { ...unanswerable, ...(at < 20 && on(`q${at + 1}`)) }]),
    ),
  });
  await page.goto(`${app.studio}/admin/health/${topic}`);
  await expect(entries(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/health/${topic}?part=broken&page=2`);
  await expect(entries(page)).toHaveCount(1);
  await db.query('update answers set correct = true where question_id = $1 and position = 0', [question.q20]);
  await page.reload();
  await expect(page).toHaveURL(`${app.studio}/admin/health/${topic}?part=broken`);
  await expect(entries(page)).toHaveCount(20);
});

test('what is nobody’s leads to the page not found', async ({ page, app }) => {
  for (const id of [crypto.randomUUID(), 'algebra']) {
    await page.goto(`${app.studio}/admin/health/${id}?part=poor`);
    await expect(page).toHaveURL(`${app.studio}/admin/not_found`);
  }
});

test('the rest of the dashboard waits for no check, and one that failed is tried again by itself', async ({
  page,
  app,
}) => {
  const failing = Promise.withResolvers<void>();
  await page.route('**/api/content_health', async (route) => {
    await failing.promise;
    await route.abort('connectionreset');
  });
  await page.goto(`${app.studio}/admin`);
  await expect(row(page, 'Math')).toContainText(/\d+ of \d+/);
  await expect(page.getByRole('status').filter({ hasText: 'Checking the content' })).toHaveCount(1);
  await expect(inside(page, 'Math')).toHaveCount(0);
  failing.resolve();
  const failed = page.getByRole('alert').filter({ hasText: 'The content could not be checked.' });
  await expect(failed).toBeVisible();
  await expect(row(page, 'Math')).toContainText(/\d+ of \d+/);
  await expectAccessible(page, ['light']);
  await page.unroute('**/api/content_health');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(inside(page, 'Math')).toBeVisible();
  await expect(failed).toHaveCount(0);

  await page.route('**/api/content_findings?*', (route) => route.abort('connectionreset'));
  await inside(page, 'Math').click();
  await table(page)
    .getByRole('link', { name: /^[\d,]+ (incomplete|broken|poor): / })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.');
  await page.unroute('**/api/content_findings?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page).first()).toBeVisible();
});

for (const [device, viewport, themes] of [
  ['a desktop in both themes', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`the content’s health passes axe and fits the screen, on ${device}`, async ({ page, app, db }) => {
    await page.setViewportSize(viewport);
    const { topic } = await aTopic(db, {
      sequence: { one: { ...unanswerable, ...on('two') }, two: { choices: yesOrNo } },
      sets: { half: { title: 'A set that is not published yet', published: false, questions: [] } },
    });
    const check = async (what: string) => {
      await expectAccessible(page, themes);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${what} fits the screen`).toBe(0);
    };
    await page.goto(`${app.studio}/admin?list=math`);
    await expect(row(page, titleOf(topic))).toBeVisible();
    await check('the dashboard');
    for (const part of ['unpublished', 'broken', 'poor']) {
      await page.goto(`${app.studio}/admin/health/${topic}?part=${part}`);
      await expect(entries(page).first()).toBeVisible();
      await check(part);
    }
  });
}
