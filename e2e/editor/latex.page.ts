import { paste, pasteByKeys } from '../support/clipboard.ts';
import { expect, formula, paragraph, test, text } from './question-editor.ts';

test('LaTeX between dollar signs is stored as typed, at any typing speed [EDT-005]', async ({
  page,
  writeQuestion,
}) => {
  const { field, latex, save } = await writeQuestion('a');
  const typed = [
    '3.5\\times10^{-4}',
    '\\frac12',
    '2\\pi',
    '2\\cdot2\\cdot2',
    '2^{12}',
    'x_{12}',
    '\\$5',
    '\\text{if $x$ is }1',
    '(3,4)',
  ];
  for (const one of typed) await page.keyboard.type(` $${one}$`);
  await page.keyboard.type(' $x^10+10^-4$ costs $$5');
  await expect(latex).toHaveCount(0);
  await expect(field.locator('math')).toHaveCount(typed.length + 1);
  expect(await save()).toEqual([
    paragraph(
      text('a '),
      ...typed.flatMap((one) => [formula(one), text(' ')]),
      formula('x^{10}+10^{-4}'),
      text(' costs $5'),
    ),
  ]);
});

test('Enter, Tab, a click elsewhere and Ctrl Enter commit the shown formula', async ({ page, writeQuestion }) => {
  const { field, latex, readStored } = await writeQuestion('a');
  await page.keyboard.type(' $\\sqrt{2}');
  await page.keyboard.press('Enter');
  await page.keyboard.type('b $\\frac12');
  await page.keyboard.press('Tab');
  await page.keyboard.type('c $2\\pi');
  await field
    .getByText('a', { exact: true })
    .first()
    .click({ position: { x: 1, y: 5 } });
  await expect(latex).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('d $10^-12');
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
  expect(await readStored()).toEqual([
    paragraph(
      text('a '),
      formula('\\sqrt{2}'),
      text('b '),
      formula('\\frac12'),
      text('c '),
      formula('2\\pi'),
      text('d '),
      formula('10^{-12}'),
      text(''),
    ),
  ]);
});

test('an invalid formula keeps its source and shows the reason; it opens again in the LaTeX field', async ({
  page,
  writeQuestion,
}) => {
  const { field, latex, mathField, save } = await writeQuestion('a ');
  await page.keyboard.type('$\\frac{1}{2$ b');
  const marked = field.locator('code', { hasText: '\\frac{1}{2' });
  await expect(marked).toBeVisible();
  await expect(field.getByText('a { is not closed')).toBeVisible();
  await marked.click();
  await expect(latex).toBeFocused();
  await expect(mathField).toHaveCount(0);
  await page.keyboard.type('}$');
  expect(await save()).toEqual([paragraph(text('a '), formula('\\frac{1}{2}'), text(' b'))]);
});

test('Ctrl Z undoes typing in the LaTeX field, then the formula; in the text it restores the previous formula', async ({
  page,
  writeQuestion,
}) => {
  const { field, latex, save } = await writeQuestion('a ');
  await page.keyboard.type('$x^10');
  await expect(latex).toHaveValue('x^{10}');
  await page.keyboard.press('Control+z');
  await expect(latex).toHaveValue('x^1');
  await page.keyboard.type('$');
  await page.keyboard.press('Control+z');
  await expect(field.locator('math')).toHaveCount(0);
  await page.keyboard.type('$');
  await page.keyboard.press('Control+z');
  await expect(latex).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type('$y^2$');
  await expect(field.locator('math')).toHaveText('y2');

  // Editing the formula again, and undoing it.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(latex).toBeFocused();
  await page.keyboard.type('+1');
  await page.keyboard.press('Escape');
  await expect(field.locator('math')).toHaveText('y2');
  await page.keyboard.press('Control+z');
  await expect(field.locator('math')).toHaveText('y2+1');
  await page.keyboard.press('Control+z');
  await expect(field.locator('math')).toHaveText('y2');
  // Undo has selected the formula: new text comes after it.
  await page.keyboard.type('$z');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(field.locator('math')).toHaveText(['y2', 'z']);
  expect(await save()).toEqual([paragraph(text('a '), formula('y^2'), text(''), formula('z'), text(''))]);
});

test('text typed or pasted before MathLive has loaded goes into the LaTeX field', async ({ page, writeQuestion }) => {
  const loading = Promise.withResolvers<void>();
  await page.route('**/formula-box*.js', async (route) => {
    await loading.promise;
    await route.continue();
  });
  const { field, mathField, latex, save } = await writeQuestion('a ');
  const tool = page.getByRole('button', { name: 'Inline math' });
  await tool.click();
  await page.keyboard.type('x^12');
  await expect(latex).toBeFocused();
  await expect(latex).toHaveValue('x^{12}');
  await page.keyboard.type('+1$ ');
  await tool.click();
  await paste(field, { types: { 'text/plain': '$\\frac{a}{b}$' } });
  await expect(latex).toHaveValue('\\frac{a}{b}');
  loading.resolve();
  await page.keyboard.type('+\\pi');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' $');
  await expect(latex).toHaveValue('');
  await expect(latex).toBeFocused();
  await pasteByKeys(page, { 'text/plain': '\\(\\sqrt{3}\\)' });
  await expect(latex).toHaveValue('\\sqrt{3}');
  await page.keyboard.insertText('\\cdot2');
  await page.keyboard.type('$');

  // MathLive has loaded.
  await page.keyboard.type(' ');
  await tool.click();
  await expect(mathField).toBeFocused();
  await page.keyboard.type('y');
  await expect(latex).toHaveValue('y');
  await page.keyboard.press('Enter');
  expect(await save()).toEqual([
    paragraph(
      text('a '),
      formula('x^{12}+1'),
      text(' '),
      formula('\\frac{a}{b}+\\pi'),
      text(' '),
      formula('\\sqrt{3}\\cdot2'),
      text(' '),
      formula('y'),
      text(''),
    ),
  ]);
});
