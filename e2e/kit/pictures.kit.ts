import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { settle, storyHeight } from './browser/show-story.ts';
import { picturesFolder, storiesWithPicture, storyGroups } from './stories.ts';
import { sizes, test } from './storybook.ts';
import { takePicture } from './take-picture.ts';

test.use({ storybookOptions: { motion: 'less', runsAxe: false } });

const themes = ['light', 'dark'] as const;
const fileOf = (story: string, theme: string) => `${story}-${theme}.png`;
/** Bytes of all pictures, which are in the repository. */
const maxBytes = 12_000_000;
const advice = 'Compare them in results/kit-report; accept a new or changed picture with npm run pictures';

for (const group of storyGroups().filter((one) => storiesWithPicture(one).length > 0)) {
  test(`${group.title} is painted as in its pictures, in both themes`, async ({ storybook }) => {
    test.setTimeout(30_000 + group.stories.length * 10_000);
    const { page } = storybook;
    for (const story of storiesWithPicture(group)) {
      await storybook.open(story, sizes.desktop);
      await storybook.resize({ ...sizes.desktop, height: await page.evaluate(() => storyHeight()) });
      for (const theme of themes) {
        await page.evaluate(async (name) => {
          document.documentElement.dataset.theme = name;
          await settle();
        }, theme);
        expect.soft(await takePicture(page), advice).toMatchSnapshot(fileOf(story.id, theme));
      }
    }
  });
}

test('every picture is of a story, and all together are small', () => {
  const wanted = storyGroups().flatMap((group) =>
    storiesWithPicture(group).flatMap(({ id }) => themes.map((theme) => fileOf(id, theme))),
  );
  const stored = existsSync(picturesFolder) ? readdirSync(picturesFolder) : [];
  const outdated = stored.filter((file) => !wanted.includes(file));
  // npm run pictures
  const isUpdate = test.info().config.updateSnapshots === 'changed';
  if (isUpdate) for (const file of outdated) rmSync(join(picturesFolder, file));
  else expect(outdated, 'pictures without a story').toEqual([]);
  const accepted = stored.filter((file) => wanted.includes(file));
  const bytes = accepted.reduce((sum, file) => sum + statSync(join(picturesFolder, file)).size, 0);
  expect(bytes).toBeLessThan(maxBytes);
});
