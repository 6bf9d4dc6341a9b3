import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { largeSequenceRows } from './large-sequence.ts';

const drawing = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const node = (page: Page, name: RegExp) => drawing(page).getByRole('button', { name });
const overview = (page: Page) => page.getByRole('slider', { name: 'Overview of the map' });
const scale = (page: Page) => page.getByText(/^\d+ %$/);

async function openLargeMap(page: Page, mountPage: (path: string, options: object) => Promise<unknown>): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1200 });
  const planted = largeSequenceRows(60);
  await mountPage(planted.map, { as: 'admin', planted });
  await expect(node(page, /^Question 1 /)).toBeInViewport();
}

/** The upper edge of an element in the window. */
async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

test('a finding brings its node into view and marks it, and opens it when it is pressed again; those of a set are one line', async ({
  page,
  mountPage,
}) => {
  await openLargeMap(page, mountPage);
  const findings = page.getByRole('region', { name: /finding/ });
  const ofSet = findings.getByRole('button', { name: /^Problem set Odd numbers/ });
  await expect(ofSet).toHaveCount(2);
  await expect(ofSet.first()).toContainText(/3 findings: .*No right answer \(2\)/);

  const finding = findings.getByRole('button', { name: /Question 50 .* has the same answer twice/ });
  await expect(node(page, /^Question 50 /)).not.toBeInViewport();
  await finding.click();
  await expect(node(page, /^Question 50 /)).toBeInViewport();
  await expect(node(page, /^Question 50 /)).toHaveAttribute('aria-current', 'true');
  await expect(finding).toBeFocused();
  await finding.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Question 50' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finding).toBeFocused();

  await page.getByRole('radiogroup', { name: 'Show the sequence as' }).getByText('List').click();
  const listed = page
    .getByRole('list', { name: 'The sequence as a list' })
    .getByRole('button', { name: /^Question 50/ });
  await expect(listed).toBeInViewport();
});

test('by keyboard: G finds a question by number or words, and keys zoom without losing the centre', async ({
  page,
  mountPage,
}) => {
  await openLargeMap(page, mountPage);
  await node(page, /^Question 1 /).focus();
  await page.keyboard.press('g');
  const field = page.getByRole('combobox', { name: 'Number or words' });
  await expect(field).toBeFocused();
  await page.keyboard.type('nothing like it');
  await expect(page.getByText('No question has this number or these words.')).toBeVisible();
  await field.fill('41');
  await page.keyboard.press('Enter');
  const target = node(page, /^Question 41 /);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();

  const before = await topOf(target);
  await page.keyboard.press('-');
  await expect(scale(page)).toHaveText('80 %');
  await expect(target).toBeInViewport();
  await page.keyboard.press('+');
  await expect(scale(page)).toHaveText('100 %');
  await expect.poll(async () => Math.abs((await topOf(target)) - before)).toBeLessThan(3);
  await page.keyboard.press('a');
  await expect(scale(page)).not.toHaveText('100 %');
  await page.keyboard.press('0');
  await expect(scale(page)).toHaveText('100 %');

  await page.keyboard.press('g');
  await page.keyboard.type('odd');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(node(page, /^Set Odd numbers/).and(page.locator('[aria-current]'))).toBeFocused();
});

test('the overview moves the view by a click, by a drag and by keys', async ({ page, mountPage }) => {
  await openLargeMap(page, mountPage);
  await overview(page).scrollIntoViewIfNeeded();
  const box = await overview(page).boundingBox();
  if (!box) throw new Error('The overview has no box.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 2);
  await expect(overview(page)).toHaveAttribute('aria-valuenow', '100');
  await expect(node(page, /^Question 1 /)).not.toBeInViewport();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 1);
  await page.mouse.up();
  await expect(overview(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(overview(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(overview(page)).toHaveAttribute('aria-valuenow', '100');
  await page.keyboard.press('PageUp');
  await expect(overview(page)).not.toHaveAttribute('aria-valuenow', '100');
  await page.keyboard.press('Home');
  await expect(overview(page)).toHaveAttribute('aria-valuetext', '0% from the top');
});

test('lines have the share of the simulated students, which the page says; without the findings the drawing is wider', async ({
  page,
  mountPage,
}) => {
  await openLargeMap(page, mountPage);
  await expect(page.getByText(/^Percentages at lines/)).toBeHidden();
  await page.getByLabel('Students who are').selectOption({ label: 'Always right' });
  await page.getByRole('button', { name: 'Send 1,000 students' }).click();
  await expect(page.getByText('Percentages at lines: of all simulated students, those who took it.')).toBeVisible();
  await expect(drawing(page).getByText('✓ 100%').first()).toBeVisible();
  await expect(drawing(page).getByText('✗ 0%').first()).toBeVisible();
  const width = async () => (await drawing(page).boundingBox())?.width ?? 0;
  const narrow = await width();
  await page.getByRole('button', { name: 'Hide findings' }).click();
  await expect(page.getByRole('complementary', { name: 'Findings and simulated students' })).toBeHidden();
  expect(await width()).toBeGreaterThan(narrow + 200);
});
