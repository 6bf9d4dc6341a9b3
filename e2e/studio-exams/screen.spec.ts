import { expectAccessible } from '../accessible.ts';
import { enterStudio, titled } from '../authoring.ts';
import { plantExam, yesOrNo } from '../content.ts';
import { expectAllInReach, keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { goToList, studioLists } from '../studio-exam-lists.ts';

const sequence = { own: { text: 'What is asked here?', choices: yesOrNo } } as const;
const questions = [{ text: 'One of the set.', choices: yesOrNo }] as const;
const [sats] = studioLists;

for (const [device, viewport, themes] of [
  ['a desktop in both themes', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`SATs, their numbers, popup, questions and tests pass axe and fit the screen, on ${device}`, async ({
    page,
    app,
    db,
  }) => {
    // Ten screens under axe, in two themes.
    test.slow();
    await page.setViewportSize(viewport);
    const exam = await plantExam(db, {
      position: 40_000,
      title: titled('SAT with a title that is rather long, as they are when somebody means well'),
      topics: {
        first: {
          section: 'Reading',
          position: 0,
          sequence,
          sets: { run: { title: titled('Run of four'), questions } },
        },
        second: { section: 'Reading', position: 1, title: null },
      },
      tests: [{ section: 'MathNoCalc', variant: 'mock', questions }],
    });
    const number = exam.topic.first?.id;
    const branch = `sat=${exam.id}&sat_question=${number}`;
    await enterStudio(page, app, 'super-admin');
    const check = async (what: string) => {
      await expectAccessible(page, themes);
      const wide = await page.evaluate(() => {
        const parts = [document.documentElement, ...document.querySelectorAll('dialog')];
        return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
      });
      expect(wide, `${what} fits the screen`).toBe(0);
    };
    await page.goto(`${app.studio}/admin?sat=${exam.id}`);
    await expect(page.getByRole('heading', { level: 3, name: 'Reading' })).toBeVisible();
    await check('the dashboard');
    await page.goto(`${app.studio}/admin/sats?${branch}`);
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Problem sets' })).toBeVisible();
    await check('the popup');
    await page.getByRole('button', { name: 'Edit Video explanation' }).click();
    await expect(page.getByRole('textbox', { name: 'Video explanation' })).toBeVisible();
    await check('a film being written');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await check('the list');
    await page.getByRole('button', { name: '2, no topic' }).click();
    await check('naming a number');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create Sat' }).click();
    await check('creating');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reorder Sats' }).click();
    await check('the order');
    await page.getByRole('button', { name: 'Cancel' }).click();
    for (const address of [`sat/${number}`, `sat-test/${exam.id}/mock/MathNoCalc`]) {
      await page.goto(`${app.studio}/admin/${address}`);
      await expect(page.getByRole('button', { name: 'Create Question', exact: true })).toBeVisible();
      await check(address);
    }
  });
}

test('a SAT is made, a number of it named and its popup left by keyboard alone, and Tab leads to everything', async ({
  page,
  app,
}) => {
  await enterStudio(page, app, 'super-admin');
  const { press, tabTo, type } = keyboardOf(page);
  const list = await goToList(page, app, sats);
  await tabTo(list.button('Create Sat'));
  await press('Enter');
  await expect(list.dialog.getByLabel('Title')).toBeFocused();
  const title = titled('SAT by keys');
  await type(title);
  await press('Enter');
  await expect(list.toggle(title)).toBeFocused();
  const number = list.row(title).getByRole('button', { name: '1, no topic' }).first();
  await tabTo(number);
  await press('Enter');
  const topic = titled('Inference');
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeFocused();
  await type(topic);
  await press('Enter');
  await expect(page.getByRole('dialog', { name: topic })).toBeVisible();
  await expectAllInReach(page);
  await press('Escape');
  await expect(list.row(title).getByRole('button', { name: `1, ${topic}, not published` })).toBeFocused();
});
