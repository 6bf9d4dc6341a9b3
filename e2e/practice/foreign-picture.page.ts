import { topicRows } from '../content.ts';
import { expect, paper, test } from '../practising.ts';
import { choices } from './planted.ts';

const picture = 'https://pictures.example/triangle.png';
const planted = topicRows({
  kind: 'math',
  sequence: { a: { text: 'Which triangle?', choices, picture } },
});

test('a picture of another site is loaded after a click, without a referrer', async ({
  page,
  mountPage,
}) => {
  const asked: (string | undefined)[] = [];
  await page.route('https://pictures.example/**', async (route) => {
    asked.push((await route.request().allHeaders()).referer);
    await route.fulfill({ contentType: 'image/png', body: onePixel });
  });
  await mountPage(planted.address, { as: 'student', planted });
  await expect(paper(page).choice('Yes')).toBeVisible();
  const show = page.getByRole('button', { name: 'Show the picture from pictures.example' });
  await expect(show).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: 'A picture' })).toHaveCount(0);
  expect(asked).toEqual([]);
  await show.press('Enter');
  const drawn = page.getByRole('main').getByRole('img', { name: 'A picture' });
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(drawn).toBeFocused();
  expect(asked).toEqual([undefined]);
});

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
