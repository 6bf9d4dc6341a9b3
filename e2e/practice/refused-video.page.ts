import { contentSecurityPolicy } from '@fourfold/server/static/content-security-policy';
import { test as base, expect } from '../support/fixtures.ts';
import { collectPageErrors } from '../support/page-errors.ts';

/** This test expects exactly these two policy violations. */
const test = base.extend({
  expectNoPageErrors: async ({ context }, use) => {
    const pageErrors = await collectPageErrors(context);
    await use(undefined);
    expect(pageErrors).toEqual([expect.stringContaining(': frame-src '), expect.stringContaining(': media-src ')]);
  },
});

const videos = {
  'Of a site': 'https://youtu.be/dQw4w9WgXcQ',
  'A file of another host': 'https://cdn.example/a.mp4',
  'Our own': 'https://videos.school.example/a.mp4',
};

test('a video whose host the policy does not allow is a link instead of an empty player', async ({
  page,
  db,
  mountPage,
}) => {
  const requestedUrls: string[] = [];
  await page.route(/^https:/, async (route) => {
    requestedUrls.push(route.request().url());
    await route.fulfill({ contentType: 'video/mp4', body: '' });
  });
  const policy = contentSecurityPolicy({ api: null, videoHosts: ['videos.school.example'] });
  await page.route('**/home', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, headers: { ...reply.headers(), 'content-security-policy': policy } });
  });
  const document = Object.entries(videos).map(([title, url]) => ({
    ...{ type: 'video', url, title },
    children: [{ text: '' }],
  }));
  await db.query('update settings set introduction_video = $1', [JSON.stringify(document)]);
  await mountPage('/home', { as: 'tutor' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog', { name: 'Introduction videos' });
  const play = (title: keyof typeof videos) =>
    dialog.getByRole('button', { name: `Play video: ${title}` }).press('Enter');
  const link = (host: string) => dialog.getByRole('link', { name: `Open it on ${host}` });

  await play('Of a site');
  await expect(link('youtu.be')).toBeFocused();
  await expect(link('youtu.be')).toHaveAttribute('href', videos['Of a site']);
  await expect(dialog.locator('iframe')).toHaveCount(0);
  await play('A file of another host');
  await expect(link('cdn.example')).toBeFocused();
  await play('Our own');
  await expect(dialog.locator('video')).toHaveAttribute('src', videos['Our own']);
  await expect.poll(() => new Set(requestedUrls)).toEqual(new Set([videos['Our own']]));
  await expect(dialog.getByText('This video cannot be played here.')).toHaveCount(2);
});
