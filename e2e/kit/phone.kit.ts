import { expect } from '@playwright/test';
import { findTextProblems } from './browser/text-problems.ts';
import { findWideElements } from './browser/wide-elements.ts';
import { problemsOf } from './problems.ts';
import { storyGroups } from './stories.ts';
import { sizes, test } from './storybook.ts';

test.use({ storybookOptions: { motion: 'full', runsAxe: true } });

for (const group of storyGroups()) {
  test(`${group.title}: every story plays on a phone, passes axe in both themes, and bends to 320 px and large text`, async ({
    storybook,
  }) => {
    test.setTimeout(20_000 + group.stories.length * 10_000);
    const { page } = storybook;
    const problems = await problemsOf(group, async (story) => {
      const played = await storybook.open(story, sizes.phone);
      const dark = await storybook.darkViolations();
      await storybook.resize(sizes.smallPhone);
      const narrow = await page.evaluate(() => [...findWideElements(), ...findTextProblems()]);
      await storybook.resize(sizes.phone, 200);
      const large = await page.evaluate(() => findTextProblems());
      return { 'on a phone': played, 'in the dark theme': dark, '320 px wide': narrow, 'with text at 200 %': large };
    });
    expect(problems).toEqual([]);
  });
}
