import { expectAccessible } from '../accessible.ts';
import { enterStudio, titled } from '../authoring.ts';
import { choose, goToPlace } from '../bucket-content.ts';
import { plant, plantExam, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { openBranch, publishingOf } from './publishing.ts';

const unfinished = Array.from({ length: 5 }, (_, at) => ({
  text: `Which of these is number ${at + 1} of the whole list?`,
  choices: [{ text: 'None' }],
}));

for (const [device, viewport, themes] of [
  ['a desktop in both themes', { width: 1440, height: 900 }, ['light', 'dark']],
  ['a phone', { width: 390, height: 844 }, ['light']],
] as const) {
  test(`publish switches and their dialog pass axe and fit the screen, on ${device}`, async ({ page, app, db }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await enterStudio(page, app, 'super-admin');
    const title = titled('Reading a parabola from its equation');
    const planted = await plant(db, {
      sequence: { only: { choices: yesOrNo } },
      sets: { half: { title, published: false, questions: unfinished } },
    });
    const { dialog, said, switchOf } = publishingOf(page);
    const check = async (what: string) => {
      await expectAccessible(page, themes);
      const wide = await page.evaluate(() => {
        const parts = [document.documentElement, ...document.querySelectorAll('dialog')];
        return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
      });
      expect(wide, `${what} fits the screen`).toBe(0);
    };
    await openBranch(page, app.studio, planted);
    await check('a topic manager');
    await switchOf('Planted sequence').click();
    await expect(said).toContainText(/\w/);
    await check('what taking back stops');
    await page.keyboard.press('Escape');

    await goToPlace(page, app, planted);
    await check('a page of the desk');
    await switchOf(title).click();
    await expect(dialog.getByRole('region', { name: 'Not finished' })).toBeVisible();
    await check('what is not finished');
    await page.keyboard.press('Escape');
    await choose(page, title, 'Questions');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await check('a set');
    await page.keyboard.press('Escape');

    const sat = await plantExam(db, { topics: { own: { section: 'MathCalc' } } });
    await page.goto(`${app.studio}/admin/sats?sat=${sat.id}`);
    await expect(page.getByRole('switch', { name: /^Math Calculator Real Test/ })).toBeVisible();
    await check('the tests of an exam');
  });
}
