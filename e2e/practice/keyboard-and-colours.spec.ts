import AxeBuilder from '@axe-core/playwright';
import { plant, yesOrNo } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { open, six } from './open-six.ts';

const choices = yesOrNo;

test('works by keyboard alone: letters choose, Enter checks and goes on, arrows move among the answers', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const { address } = await plant(db, {
    sequence: {
      a: { choices: six, right: { question: 'b' } },
      b: { choices: six, right: { question: 'c' } },
      c: { choices: [{ text: 'Red', right: true }, { text: 'Blue', right: true }, { text: 'Salt' }] },
    },
  });
  await newStudent(page);
  await open(page, app.learner, address);
  const { number, next, check } = paper(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { name: 'Two' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(next).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(number).toHaveText(/2/);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Two' })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose all answers that apply.')).toBeVisible();
  await expect(check).toBeDisabled();
  await page.keyboard.press('A');
  await page.keyboard.press('c');
  await page.keyboard.press('c');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Correct Answer', { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility fault before and after Check, on a phone and a desktop, ${colorScheme}`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { address } = await plant(db, {
      sequence: {
        a: { choices, explain: 'A long reason. '.repeat(60), help: 'A hint.', rank: 4, right: { question: 'b' } },
        b: { accepts: '5', symbol: '$' },
      },
      sets: { one: { title: 'The first set', questions: [{ choices }] } },
    });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await newStudent(page);
    await open(page, app.learner, address);
    const faults = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults()).toEqual([]);
    }
    await paper(page).answer('Yes');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults()).toEqual([]);
    }
    await paper(page).next.click();
    await paper(page).typed.fill('abc');
    await paper(page).check.click();
    expect(await faults()).toEqual([]);
  });
}
