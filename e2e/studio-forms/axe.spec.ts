import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { examRows, yesOrNo } from '../support/planting.ts';

const questions = [
  { text: 'A line has slope 3 and passes through the point (2, 5). Which equation defines it?', choices: yesOrNo },
  { text: 'How many loaves were sold?', hidden: true, choices: yesOrNo },
] as const;

/** axe on the page of a form with all that can be opened: light on a desktop, dark on a phone, where it must fit. */
test('a form with its blueprint and its simulation passes axe and fits a phone', async ({ page, mountPage }) => {
  const tests = ['Math1', 'Math2Easier'].map((section) => ({ section, variant: 'mock', questions }) as const);
  const form = examRows({
    ...{ edition: 'sat-digital', title: 'A form with a title that is rather long', topics: {} },
    tests: tests.map((one) => ({ ...one, published: false })),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await mountPage(`/admin/form/${form.id}/mock`, { as: 'admin', planted: form });
  await page.getByRole('button', { name: 'Blueprint of Math, Module 1' }).click();
  await page.getByLabel(/^Algebra/).fill('x');
  await page.getByRole('button', { name: 'Save blueprint' }).click();
  await page.getByRole('button', { name: 'Simulate students in Math' }).click();
  await expect(page.getByRole('table', { name: 'Students by ability in Math' })).toBeVisible();
  await page.getByLabel('Right answers that lead to the harder module').last().fill('9');
  await page.keyboard.press('Enter');
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
