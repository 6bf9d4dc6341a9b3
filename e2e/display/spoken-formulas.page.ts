import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from '../quiet.ts';
import { plantSpeech, withFormulas } from '../support/formulas.ts';
import { topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { satTest, testSectionPageOf } from '../support/test-section.ts';

const speech = {
  '$x^2=9': 'x squared equals 9',
  '$x=\\frac{3}{4}': 'x equals three fourths',
  '$x=\\sqrt{3}': 'x equals the square root of 3',
  '$\\frac{1}{2}': 'one half',
};
const choices = [
  { text: '$x=\\frac{3}{4}$', right: true, why: 'It is $\\frac{1}{2}$ of it.' },
  { text: '$x=\\sqrt{3}$', why: 'Not $\\frac{1}{2}$.' },
] as const;

/** Switches the setting on in the browser before its first page. */
async function speak(page: Page) {
  await page.addInitScript(() => localStorage.setItem('fourfold.display', 'spoken'));
}

test('practice is heard as speech: the question, its choices, and the explanation after a verdict', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = withFormulas(
    topicRows({ sequence: { a: { text: 'Which one, if $x^2=9$?', explain: 'By $\\frac{1}{2}$.', choices } } }),
  );
  await plantSpeech(db, speech);
  await speak(page);
  await mountPage(planted.address, { as: 'student', planted });
  const { check } = questionPageOf(page);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - paragraph: Which one, if x squared equals 9 ?
  `);
  const radio = page.getByRole('radio', { name: 'x equals three fourths' });
  await expect(page.getByRole('radio', { name: 'x equals the square root of 3' })).toBeVisible();
  await radio.check({ force: true });
  await check.click();
  await expect(main.getByText('It is')).toBeVisible();
  const heard = await main.ariaSnapshot();
  expect(heard).toContain('It is one half of it.');
  expect(heard).not.toMatch(/math|\\frac/);
  // Neither is drawn: the formula is as before, and its speech are for the reader only.
  await expect(main.locator('math').first()).toBeVisible();
  await expect(main.locator('[data-spoken]').first()).toHaveCSS('clip-path', 'inset(50%)');
  await expect(page.getByRole('group', { name: 'Formula' })).toHaveCount(0);
});

test('a test section is heard as speech, also the questions that are opened without a network', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = withFormulas(
    satTest([
      { text: 'First, if $x^2=9$?', choices },
      { text: 'Second, of $\\frac{1}{2}$?', choices },
    ]),
  );
  await plantSpeech(db, speech);
  await speak(page);
  const testPage = testSectionPageOf(page);
  const spoken = page.waitForResponse((response) => response.url().endsWith('/spoken_formulas'));
  await mountPage(exam.test('MathNoCalc', 'mock').address, { as: 'student', planted: exam });
  await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
  await spoken;
  await testPage.begin();
  await page.context().setOffline(true);
  const main = page.getByRole('main');
  await expect.poll(() => main.ariaSnapshot()).toContain('First, if x squared equals 9 ?');
  await testPage.choose('x equals the square root of 3');
  await testPage.next.click();
  await expect.poll(() => main.ariaSnapshot()).toContain('Second, of one half ?');
  await expect(page.getByRole('radio', { name: 'x equals three fourths' })).toBeVisible();
  expect(await main.ariaSnapshot()).not.toMatch(/math/);
  await page.context().setOffline(false);
});

test('the setting is on the account page, takes effect at once, and a formula without speech stays mathematics', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const planted = withFormulas(topicRows({ sequence: { a: { text: 'If $x^2=9$ and $y$?', choices } } }));
  await plantSpeech(db, speech);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const person = await mountPage(planted.address, { as: 'student', planted });
  expect(person.email).toBeTruthy();
  await expect(page.getByRole('main').locator('math').first()).toBeVisible();
  await waitForNetworkIdle(page);
  expect(requests.filter((url) => /spoken/.test(url))).toEqual([]);
  await expect(page.locator('[data-spoken]')).toHaveCount(0);

  await page.goto(`${app.learner}/home/account`);
  const setting = page.getByRole('switch', { name: 'Spoken mathematics' });
  await expect(setting).not.toBeChecked();
  await expect(setting).toHaveAccessibleDescription(/reads each formula in English/);
  await setting.focus();
  await page.keyboard.press('Space');
  await expect(setting).toBeChecked();

  await page.goto(app.learner + planted.address);
  const main = page.getByRole('main');
  await expect.poll(() => main.ariaSnapshot()).toContain('x squared equals 9');
  await expect(main.locator('math[alttext="y"]')).not.toHaveAttribute('aria-hidden');
  await expect(main.locator('[data-spoken]')).toHaveCount(3);
});

test('a dialog is heard as speech, and all formulas are mathematics again after the setting is switched off', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const planted = withFormulas(
    topicRows({ sequence: { a: { text: 'If $x^2=9$?', help: 'Think of $\\frac{1}{2}$.', choices } } }),
  );
  await plantSpeech(db, speech);
  await speak(page);
  await mountPage(planted.address, { as: 'student', planted });
  await expect(page.locator('[data-spoken]').first()).toBeAttached();
  await page.getByRole('button', { name: /help/i }).first().click();
  await expect.poll(() => page.locator('body').ariaSnapshot()).toContain('Think of one half .');
  await page.goto(`${app.learner}/home/account`);
  const setting = page.getByRole('switch', { name: 'Spoken mathematics' });
  await setting.press('Space');
  await expect(setting).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('fourfold.display'))).toBeNull();
});
