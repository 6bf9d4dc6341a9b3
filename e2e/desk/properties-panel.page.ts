import type { Page } from '@playwright/test';
import { cardOf, expect, openCard, test } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';

const sequence = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`q${at}`, { text: `What is ${at + 1}?`, choices: yesOrNo }]),
);
const panel = (page: Page) => page.getByRole('complementary');
const scrollTo = (page: Page, number: number) =>
  cardOf(page, number).evaluate((card) => card.scrollIntoView({ block: 'start' }));

test('the properties panel names its question, and follows the open card that is on the screen', async ({
  page,
  openDesk,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk({ sequence });
  await openCard(page, 2);
  await expect(panel(page).getByRole('heading', { name: 'Question 2', exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('What is 2?');
  await openCard(page, 40);
  await expect(panel(page)).toHaveAccessibleName('Properties of question 40');

  await scrollTo(page, 1);
  await expect(panel(page)).toHaveAccessibleName('Properties of question 2');
  await expect(panel(page)).toContainText('What is 2?');

  // Properties of a card far from the screen cannot be changed.
  await page.getByRole('button', { name: 'Close question 2' }).click();
  await expect(panel(page)).toHaveAccessibleName('Properties of question 40');
  await expect(panel(page).getByRole('switch')).toHaveCount(0);
  await expect(panel(page).getByRole('button')).toHaveText(['Go to question 40']);
  await page.keyboard.press('Tab');
  await panel(page).getByRole('button').press('Enter');
  await expect(page.getByRole('button', { name: 'Close question 40' })).toBeFocused();
  await expect(panel(page).getByRole('switch', { name: 'Hidden' })).toBeInViewport();
});

test('the lower end of properties that are longer than the window is reached while their short card is off the screen', async ({
  page,
  openDesk,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openDesk({ sequence: { first: { text: 'What comes first?', choices: yesOrNo } } });
  await openCard(page, 1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('list', { name: 'Questions', exact: true })).not.toBeInViewport();
  // A report that the card has left the window would have arrived with a frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(panel(page).getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
});

test('the properties stay when a card leaves the screen and is back before the page is told', async ({
  page,
  openDesk,
}) => {
  // As a busy browser does: changes of half a second arrive in one call.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let waiting: IntersectionObserverEntry[] = [];
        super((changes, observer) => {
          if (waiting.length === 0) setTimeout(() => callback(waiting.splice(0), observer), 500);
          waiting = [...waiting, ...changes];
        }, options);
      }
    };
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk({ sequence });
  await openCard(page, 2);
  const hidden = panel(page).getByRole('switch', { name: 'Hidden' });
  await expect(hidden).toBeVisible();
  // The first report, that the card is on the screen, has arrived: only the two of the scrolls come together.
  await page.waitForTimeout(600);
  const seen = await cardOf(page, 2).evaluate(async (card) => {
    const frame = () => new Promise(requestAnimationFrame);
    const visible: boolean[] = [];
    const observer = new IntersectionObserver((changes) => visible.push(...changes.map((one) => one.isIntersecting)));
    observer.observe(card);
    for (const position of [document.body.scrollHeight, 0]) {
      window.scrollTo(0, position);
      await frame();
      await frame();
    }
    await new Promise((done) => setTimeout(done, 1000));
    return visible;
  });
  expect(seen.slice(-2)).toEqual([false, true]);
  await expect(hidden).toBeVisible();
});
