import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { type Planting, topicRows, withValues } from '../support/planting.ts';

const why = 'Because it is so.';
const explained = { explain: why, help: why, helpAfter: why } as const;
const completeQuestion = {
  ...explained,
  choices: [
    { text: 'Yes', right: true, why },
    { text: 'No', why },
  ],
} as const;
const noRightChoice = [
  { text: 'Yes', why },
  { text: 'No', why },
] as const;
const brokenQuestion = { ...explained, text: 'Which of them is it?', choices: noRightChoice } as const;

const contentTable = (page: Page) => page.getByRole('table', { name: 'What is published' });
const tableRow = (page: Page, title: string) =>
  contentTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });
const insideButton = (page: Page, title: string) => page.getByRole('button', { name: `Inside ${title}`, exact: true });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const findings = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const bothLinksTo = (question: string) => ({ right: { question }, wrong: { question } });

/** A topic whose only findings are those of its questions; its sub-topic has no sequence. */
function topicWith(sequence: Planting['sequence']) {
  const planted = withValues(topicRows({ sequence }), 'subtopics', { is_sequence_publish: false });
  return { ...planted, title: `Topic ${planted.topic.slice(0, 8)}` };
}

test('a number on the dashboard leads to its question, and disappears when the question is corrected', async ({
  page,
  app,
  mountPage,
}) => {
  const planted = topicWith({ one: { ...completeQuestion, ...bothLinksTo('two') }, two: brokenQuestion });
  const { topic, subtopic, subsubtopic, question, title } = planted;
  await mountPage('/admin', { as: 'admin', planted });
  // The total of a list expands it.
  await tableRow(page, 'Math').getByRole('button', { name: '1 broken: Math' }).click();
  await expect(insideButton(page, 'Math')).toHaveAttribute('aria-expanded', 'true');
  const number = tableRow(page, title).getByRole('link', { name: `1 broken: ${title}` });
  await expect(number).toBeVisible();
  await expect(tableRow(page, title).getByRole('link', { name: /^\d+ incomplete/ })).toHaveCount(0);
  await number.click();
  await expect(page).toHaveURL(`${app.studio}/admin/health/${topic}?part=broken`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(tab(page, /^Broken/)).toHaveText('Broken1');
  await expect(tab(page, /^Incomplete/)).toHaveText('Incomplete0');
  await expect(findings(page)).toHaveText(/^No right answer.*Question 2 of “Planted sequence”/);
  await findings(page).getByRole('link').click();
  await expect(page).toHaveURL(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}?question_id=${question.two}`);
  await page.getByRole('button', { name: 'Answer A is right' }).click();
  await expect(alertOf(page, 'Answer value updated')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Nothing is broken in “${title}”.`)).toBeVisible();
  await expect(tab(page, /^Broken/)).toHaveText('Broken0');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin?list=math`);
  await expect(tableRow(page, title)).toBeVisible();
  await expect(number).toHaveCount(0);
});

test('20 entries are on a page, and an emptied last page steps back', async ({ page, app, db, mountPage }) => {
  const keys = Array.from({ length: 21 }, (_, at) => `q${at}`);
  const planted = topicWith(
    Object.fromEntries(keys.map((key, at) => [key, { ...brokenQuestion, ...(at < 20 && bothLinksTo(`q${at + 1}`)) }])),
  );
  const address = `/admin/health/${planted.topic}?part=broken`;
  await mountPage(address, { as: 'admin', planted });
  await expect(findings(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${app.studio}${address}&page=2`);
  await expect(findings(page)).toHaveCount(1);
  await db.query('update answers set correct = true where question_id = $1 and position = 0', [planted.question.q20]);
  await page.reload();
  await expect(page).toHaveURL(app.studio + address);
  await expect(findings(page)).toHaveCount(20);
});

test('the dashboard does not wait for the content check, which can be retried after a failure', async ({
  page,
  mountPage,
}) => {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/api/content_health', async (route) => {
    await gate;
    await route.abort('connectionreset');
  });
  await page.route('**/api/content_findings?*', (route) => route.abort('connectionreset'));
  await mountPage('/admin', { as: 'admin', planted: topicWith({ one: brokenQuestion }) });
  await expect(tableRow(page, 'Math')).toContainText('1 of 1');
  await expect(page.getByRole('status').filter({ hasText: 'Checking the content' })).toHaveCount(1);
  await expect(insideButton(page, 'Math')).toHaveCount(0);
  openGate();
  const failureAlert = page.getByRole('alert').filter({ hasText: 'The content could not be checked.' });
  await expect(failureAlert).toBeVisible();
  await expect(tableRow(page, 'Math')).toContainText('1 of 1');
  await page.unroute('**/api/content_health');
  await failureAlert.getByRole('button', { name: 'Try again' }).click();
  await expect(failureAlert).toHaveCount(0);

  await insideButton(page, 'Math').click();
  await contentTable(page)
    .getByRole('link', { name: /^1 broken: / })
    .click();
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.');
  await page.unroute('**/api/content_findings?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findings(page).first()).toBeVisible();
});

test('a super admin publishes what is not published in its row, under the title of what it is in', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = withValues(topicWith({ one: completeQuestion }), 'subsubtopics', { is_publish: false });
  await mountPage(`/admin/health/${planted.topic}?part=unpublished`, { as: 'super-admin', planted });
  const group = page.getByRole('region', { name: `${planted.title}, Planted sub-topic`, exact: true });
  const row = group.getByRole('listitem').filter({ hasText: 'Sub-sub-topic “Planted sequence”' });
  await row.getByRole('switch', { name: 'Published: Planted sequence' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(row).toHaveCount(0);
  const { rows } = await db.query('select is_publish from subsubtopics where id = $1', [planted.subsubtopic]);
  expect(rows).toEqual([{ is_publish: true }]);
});
