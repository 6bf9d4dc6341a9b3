import type { Page } from '@playwright/test';
import { startServer } from '../server.ts';
import { createSessionToken } from '../support/api-calls.ts';
import { openCard } from '../support/desk.ts';
import { accountOf, expect, testWithProduct } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { uploadImage } from './upload-image.ts';

/** Encodes a drawing of this size with the browser's own encoder. */
async function encodeDrawing(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      canvas.getContext('2d')?.fillRect(2, 2, width / 2, height / 2);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.8));
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
      return btoa(String.fromCharCode(...bytes));
    },
    [type, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

const picturesOf = (page: Page) => page.getByRole('main').getByRole('img', { name: 'A picture' });
const naturalSize = (page: Page) =>
  picturesOf(page)
    .last()
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });

const test = testWithProduct((DATABASE_URL) => startServer(({ api }) => ({ API_URL: api, DATABASE_URL })));

// The API runs on an origin of its own. offline/media.spec.ts tests pictures of the same origin.
test('pictures are stored with the size that the browser shows, and both sites load them from the API’s origin', async ({
  page,
  app,
  mountPage,
  anotherBrowser,
}) => {
  const token = await createSessionToken(app, accountOf(app, 'admin'));
  const student = await (await anotherBrowser()).newPage();
  for (const [type, width, height] of [
    ['image/png', 37, 21],
    ['image/jpeg', 90, 61],
    ['image/webp', 64, 48],
  ] as const) {
    const { src, ...pixels } = await uploadImage(app, token, await encodeDrawing(page, type, width, height));
    expect([type, pixels]).toEqual([type, { width, height }]);
    const planted = topicRows({ sequence: { one: { text: 'With a picture?', choices: yesOrNo, picture: src } } });
    const path = `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}`;
    await mountPage(path, { as: 'admin', planted });
    await openCard(page, 1);
    expect([type, await naturalSize(page)]).toEqual([type, [width, height]]);
    await expect(picturesOf(page).last()).toHaveAttribute('src', app.api + src);
    if (type !== 'image/webp') continue;
    await mountPage(planted.address, { as: 'student', page: student });
    expect(await naturalSize(student)).toEqual([width, height]);
    await expect(picturesOf(student)).toHaveAttribute('src', app.api + src);
  }
});
