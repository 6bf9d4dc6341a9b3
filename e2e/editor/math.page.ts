import { alertOf } from '../support/alert.ts';
import { expect, formula, math, paragraph, test, text } from './question-editor.ts';

test('arrow keys leave and enter a formula, Enter opens it again, Escape discards the change', async ({
  page,
  writeQuestion,
}) => {
  const { field, latex, save } = await writeQuestion('a ');
  await page.keyboard.type('$y');
  await expect(latex).toHaveValue('y');
  await page.keyboard.press('ArrowRight');
  await expect(field).toBeFocused();
  await page.keyboard.type('z');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(latex).toHaveValue('y');
  await page.keyboard.press('Enter');
  await expect(latex).toBeFocused();
  await page.keyboard.type('+1');
  await expect(field.locator('math')).toHaveText('y+1');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field.locator('math')).toHaveText('y');

  // Escape discards a formula that was just opened; a second dollar sign types a dollar sign.
  await page.keyboard.press('Control+End');
  await page.keyboard.type('$q');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.type('$$5');
  // Undo and redo treat formulas like text.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(field).toContainText('z$5');
  expect(await save()).toEqual([paragraph(text('a '), formula('y'), text('z$5'))]);
});

test('the LaTeX field edits the same formula; LaTeX that the server would refuse shows an error at once', async ({
  page,
  writeQuestion,
}) => {
  const { field, latex, save, readStored } = await writeQuestion('a ');
  const before = await readStored();
  await page.keyboard.type('$x');
  await expect(latex).toHaveValue('x');
  await latex.fill('\\sqrt{2}+\\fourfold');
  const reason = '\\fourfold is not known in formulas.';
  await expect(page.getByRole('status').filter({ hasText: reason })).toBeVisible();
  await expect(latex).toHaveAttribute('aria-invalid', 'true');
  // Once the field is left, the text shows the formula with the reason next to it.
  await expect(field.getByText('\\sqrt{2}+\\fourfold')).toBeVisible();
  await page.getByRole('button', { name: 'Update Question' }).click();
  await expect(alertOf(page, /fourfold/)).toBeVisible();
  await expect(field.getByText(reason)).toBeVisible();
  expect(await readStored()).toEqual(before);
  await field.getByText(reason).click();
  await latex.fill('\\sqrt{2}');
  await expect(field.locator('math msqrt')).toHaveText('2');
  await latex.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(' b');
  expect(await save()).toEqual([paragraph(text('a '), formula('\\sqrt{2}'), text(' b'))]);
});

test('a formula can be typed in MathLive’s shortcuts; Enter right after a letter keeps the letter; only our own files are fetched', async ({
  page,
  app,
  writeQuestion,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  const { mathField, latex, save } = await writeQuestion('a ');
  const tool = page.getByRole('button', { name: 'Inline math' });
  await tool.click();
  await expect(mathField).toBeFocused();
  await page.keyboard.type('sqrt3');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('>=pi');
  await expect(latex).toHaveValue('\\sqrt3\\ge\\pi');
  await page.keyboard.press('Enter');
  await expect(mathField).toHaveCount(0);

  await page.keyboard.type(' and ');
  await tool.click();
  await expect(mathField).toBeFocused();
  await page.keyboard.type('x+');
  // MathLive reports a letter in a later task: here Enter comes before it.
  const focused = await mathField.evaluate((field: HTMLElement & { executeCommand(command: unknown[]): void }) => {
    field.executeCommand(['typedText', 'y', { simulateKeystroke: true }]);
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
    );
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(focused).toBe('Question 1');
  // React renders the change of a real key before the next key; after a scripted event it needs one
  // more task.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await page.keyboard.type(' it');
  await page.evaluate(() => document.fonts.ready);
  expect(await save()).toEqual([
    paragraph(text('a '), formula('\\sqrt3\\ge\\pi'), text(' and '), formula('x+y'), text(' it')),
  ]);
  expect(requestedUrls.filter((url) => !url.startsWith(`${app.studio}/`) || /\.(?:wav|mp3|ogg)/.test(url))).toEqual([]);
});

test('MathLive’s field keeps LaTeX as typed, and digits in the exponent; a click elsewhere commits the shown formula', async ({
  page,
  writeQuestion,
}) => {
  const { field, mathField, latex, readStored } = await writeQuestion('a ');
  const tool = page.getByRole('button', { name: 'Inline math' });
  const typeFormula = async (keys: string) => {
    await tool.click();
    await expect(mathField).toBeFocused();
    await page.keyboard.type(keys);
  };
  await typeFormula('x^10');
  await expect(latex).toHaveValue('x^{10}');
  await page.keyboard.press('$');
  await page.keyboard.type(' ');
  await typeFormula('y^{12}+1');
  await expect(latex).toHaveValue('y^{12}+1');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' ');
  await typeFormula('2\\pi');
  await field
    .getByText('a', { exact: true })
    .first()
    .click({ position: { x: 1, y: 5 } });
  await expect(mathField).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' ');
  await typeFormula('3\\cdot');
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
  expect(await readStored()).toEqual([
    paragraph(
      text('a '),
      formula('x^{10}'),
      text(' '),
      formula('y^{12}+1'),
      text(' '),
      formula('2\\pi'),
      text(' '),
      formula('3\\cdot'),
      text(''),
    ),
  ]);
});

test('selected text becomes a formula, and an inline formula becomes a block', async ({ page, writeQuestion }) => {
  const { field, mathField, latex, select, save } = await writeQuestion('is x^2 it');
  await select('x^2');
  await page.getByRole('button', { name: 'Inline math' }).click();
  await expect(latex).toHaveValue('x^2');
  await expect(mathField).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mathField).toHaveCount(0);
  await field.locator('math').click();
  await expect(mathField).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+m');
  await expect(field.locator('math[display="block"]')).toHaveText('x2');
  expect(await save()).toEqual([paragraph(text('is ')), math('x^2'), paragraph(text(' it'))]);
});
