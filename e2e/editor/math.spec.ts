import { expect, formula, math, paragraph, test, text } from './question-editor.ts';

// A student sees exactly what an author writes in the studio.
test('the keys for a highlight and for formulas produce what a learner sees [EDT-001] [EDT-005]', {
  tag: '@short',
}, async ({ page, mountPage, anotherBrowser, writeQuestion }) => {
  const { field, latex, select, save, planted } = await writeQuestion('Look here: ');
  await select('here');
  await page.keyboard.press('Control+h');
  await expect(field.locator('mark')).toHaveText('here');
  await page.keyboard.press('Control+h');
  await expect(field.locator('mark')).toHaveCount(0);
  await page.keyboard.press('Control+h');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('$x^2$ is so');
  await page.keyboard.press('Control+m');
  await page.keyboard.type('\\frac12');
  await expect(latex).toHaveValue('\\frac12');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('large.');
  const inStudio = await field.locator('math').evaluateAll(describeFormulas);
  expect(await save()).toEqual([
    paragraph(text('Look '), text('here', { highlight: '#ffe45e' }), text(': '), formula('x^2'), text(' is so')),
    math('\\frac12'),
    paragraph(text('large.')),
  ]);

  const learner = await (await anotherBrowser()).newPage();
  await mountPage(planted.address, { as: 'student', page: learner });
  const learnerFormulas = learner.getByRole('main').locator('math');
  await expect(learnerFormulas).toHaveCount(2);
  expect(await learnerFormulas.evaluateAll(describeFormulas)).toEqual(inStudio);
  await expect(learner.locator('mark')).toHaveText('here');
});

/** Runs in the page: source, display mode and rendering of each formula. */
function describeFormulas(all: Element[]) {
  return all.map((one) => [one.getAttribute('alttext'), one.getAttribute('display'), one.innerHTML]);
}
