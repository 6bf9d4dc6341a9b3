import type { Page } from '@playwright/test';
import { plant, yesOrNo } from '../content.ts';
import { enterStudio, openCard } from '../desk.ts';
import { testOn } from '../fixtures.ts';
import { expect, test as product } from '../practising.ts';
import { type RunningServer, startServer } from '../server.ts';

type Stored = { src: string; width: number; height: number };

/** The token of whoever is logged in on this page. */
async function tokenOf(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.reload();
  return (await call).headers().authorization ?? '';
}

async function store(page: Page, app: RunningServer, token: string, bytes: Buffer, name: string): Promise<Stored> {
  const reply = await page.request.post(`${app.api}/media`, {
    headers: { authorization: token },
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer: bytes } },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as Stored;
}

/** What the browser's own encoder makes of a drawing of this size. */
async function drawn(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d');
      pen?.fillRect(2, 2, width / 2, height / 2);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.8));
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
      return btoa(String.fromCharCode(...bytes));
    },
    [type, width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: 'A picture' });
const size = (page: Page) =>
  picture(page)
    .last()
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });

product(
  'pictures of the browser’s own encoders are stored with the size in which it shows them, to authors and to learners',
  async ({ page, app, db, newStudent, anotherBrowser }) => {
    await enterStudio(page, app);
    const token = await tokenOf(page);
    const student = await (await anotherBrowser()).newPage();
    await newStudent(student);
    for (const [type, width, height] of [
      ['image/png', 37, 21],
      ['image/jpeg', 90, 61],
      ['image/webp', 64, 48],
    ] as const) {
      const { src, ...pixels } = await store(page, app, token, await drawn(page, type, width, height), 'x');
      expect([type, pixels]).toEqual([type, { width, height }]);
      const { address, subtopic, subsubtopic } = await plant(db, {
        sequence: { one: { text: 'With a picture?', choices: yesOrNo, picture: src } },
      });
      await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
      await openCard(page, 1);
      expect([type, await size(page)]).toEqual([type, [width, height]]);
      await student.goto(app.learner + address);
      expect([type, await size(student)]).toEqual([type, [width, height]]);
    }
  },
);

product('an image that is also a script runs nowhere: not as a script, and not as a page', async ({ page, app }) => {
  await enterStudio(page, app);
  const token = await tokenOf(page);
  // A GIF of one dot; as a script it sets something, as a page it has a script in it.
  const gif = Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x21, 0xfe, 16]),
    Buffer.from('*/globalThis.a=1'),
    Buffer.from([0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
    Buffer.from('<script>globalThis.a=1;document.title="ran"</script>'),
  ]);
  const { src } = await store(page, app, token, gif, 'page.html');
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

const test = testOn((DATABASE_URL) => startServer(({ api }) => ({ API_URL: api, DATABASE_URL })));

test('with the API on an origin of its own pictures come from there, on both sites', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  await enterStudio(page, app);
  const token = await tokenOf(page);
  const { src } = await store(page, app, token, await drawn(page, 'image/png', 12, 8), 'x.png');
  const { address, subtopic, subsubtopic } = await plant(db, {
    sequence: { one: { text: 'With a picture?', choices: yesOrNo, picture: src } },
  });
  await page.goto(`${app.studio}/admin/subtopic/${subtopic}/${subsubtopic}`);
  await openCard(page, 1);
  expect(await size(page)).toEqual([12, 8]);
  await expect(picture(page).last()).toHaveAttribute('src', app.api + src);
  const student = await (await anotherBrowser()).newPage();
  await newStudent(student);
  await student.goto(app.learner + address);
  expect(await size(student)).toEqual([12, 8]);
  await expect(picture(student)).toHaveAttribute('src', app.api + src);
});
