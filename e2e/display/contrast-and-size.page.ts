import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { withFormulas } from '../support/formulas.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';

const planted = withFormulas(
  topicRows({ sequence: { a: { text: 'Is $x^2=9$?', explain: 'It is.', choices: yesOrNo } } }),
);
const displayOf = (page: Page) => page.locator('html').getAttribute('data-display');

/** Texts with less than 7:1, by axe. */
async function faintTexts(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const rules = { runOnly: { type: 'rule' as const, values: ['color-contrast-enhanced'] } };
  const enabled = { rules: { 'color-contrast-enhanced': { enabled: true } } };
  const { violations } = await axe
    .options({ ...rules, ...enabled, resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}

test('with high contrast every text of practice and of the account page has 7:1, in both themes', async ({
  page,
  app,
  mountPage,
}) => {
  await page.addInitScript(() => localStorage.setItem('fourfold.display', 'contrast'));
  await mountPage(planted.address, { as: 'student', planted });
  const { answer, alert } = questionPageOf(page);
  await answer('No');
  await expect(alert('Incorrect Answer')).toBeVisible();
  await expect.poll(() => displayOf(page)).toBe('contrast');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faintTexts(page)).toEqual([]);
  }
  await page.goto(`${app.learner}/home/account`);
  await expect(page.getByRole('switch', { name: 'High contrast' })).toBeChecked();
  await expect.poll(() => displayOf(page)).toBe('contrast');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faintTexts(page)).toEqual([]);
  }
});

test('large text applies at once and on later pages, and nothing is wider than a phone', async ({
  page,
  app,
  mountPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mountPage('/home/account', { as: 'student', planted });
  const setting = page.getByRole('switch', { name: 'Large text' });
  const sizeOf = () => page.locator('html').evaluate((html) => getComputedStyle(html).fontSize);
  const before = await sizeOf();
  await setting.press('Space');
  await expect(setting).toBeChecked();
  await expect.poll(sizeOf).toBe('20px');
  expect(before).toBe('16px');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto(app.learner + planted.address);
  await expect(questionPageOf(page).check).toBeVisible();
  await expect.poll(sizeOf).toBe('20px');
  expect(await overflow()).toBeLessThanOrEqual(0);
});
