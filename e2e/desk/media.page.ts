import { createSessionToken } from '../support/api-calls.ts';
import { accountOf, expect, test } from '../support/fixtures.ts';
import { uploadImage } from './upload-image.ts';

test('an image that is also a valid script runs neither as a script nor as a page', async ({
  page,
  app,
  mountPage,
}) => {
  // A GIF of one pixel. As a script it sets a global; as a page it contains a script.
  const gif = Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x21, 0xfe, 16]),
    Buffer.from('*/globalThis.a=1'),
    Buffer.from([0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
    Buffer.from('<script>globalThis.a=1;document.title="ran"</script>'),
  ]);
  const { src } = await uploadImage(app, await createSessionToken(app, accountOf(app, 'admin')), gif);
  await mountPage('/admin', { as: 'admin' });
  const asScript = await page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('refused');
        script.src = address;
        document.head.append(script);
      }),
    `/api${src}`,
  );
  expect(asScript).toBe('refused');
  await page.goto(`${app.studio}/api${src}`);
  expect(await page.evaluate(() => document.contentType)).toBe('image/gif');
  expect(await page.title()).not.toBe('ran');
  expect(await page.evaluate(() => 'a' in globalThis)).toBe(false);
});
