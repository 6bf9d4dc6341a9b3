import { topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { choices } from './practice-fixtures.ts';

const picture = 'https://pictures.example/triangle.png';
const planted = topicRows({
  kind: 'math',
  sequence: { a: { text: 'Which triangle?', choices, picture } },
});

test('a picture of another site is loaded after a click, without a referrer', async ({ page, mountPage }) => {
  const referers: (string | undefined)[] = [];
  await page.route('https://pictures.example/**', async (route) => {
    referers.push((await route.request().allHeaders()).referer);
    await route.fulfill({ contentType: 'image/png', body: onePixel });
  });
  await mountPage(planted.address, { as: 'student', planted });
  await expect(questionPageOf(page).choice('Yes')).toBeVisible();
  const show = page.getByRole('button', { name: 'Show the picture from pictures.example' });
  await expect(show).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'A picture' })).toHaveCount(0);
  expect(referers).toEqual([]);
  await show.press('Enter');
  const pictureShown = page.getByRole('main').getByRole('img', { name: 'A picture' });
  await expect.poll(() => pictureShown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(pictureShown).toBeFocused();
  expect(referers).toEqual([undefined]);
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
