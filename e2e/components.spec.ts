import { spawnSync } from 'node:child_process';
import { root } from './server.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('the components', () => {
  // A build of Storybook takes a minute on a small machine. An unchanged part is not built again.
  test.beforeAll(() => {
    test.setTimeout(300_000);
    expect(spawnSync('node', ['bin/build.mjs', 'storybook'], { cwd: root, stdio: 'ignore' }).status).toBe(0);
  });

  test('are served next to the API reference: a welcome, an overview and a token’s page, within their policy and without an error', async ({
    page,
    app,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${app.api}/docs`);
    await page.getByRole('link', { name: 'the components' }).click();
    await expect(page).toHaveURL(/\/docs\/components\//);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.getByRole('heading', { name: 'The parts of Fourfold' })).toBeVisible({ timeout: 60_000 });

    await story.getByRole('link', { name: 'Actions' }).click();
    await expect(story.getByRole('heading', { name: 'Button', exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(story.getByText('One primary in view;', { exact: false }).first()).toBeVisible();
    await expect(story.getByRole('button', { name: 'Check' }).first()).toBeVisible();

    await page.goto(`${app.api}/docs/components/?path=/story/foundations-colour--colour`);
    await expect(story.getByText('12.8 on paper')).toBeVisible({ timeout: 60_000 });
    expect(errors).toEqual([]);
  });
});
