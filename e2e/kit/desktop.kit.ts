import { expect } from '@playwright/test';
import { findTextProblems } from './browser/text-problems.ts';
import { findWideElements } from './browser/wide-elements.ts';
import { problemsOf } from './problems.ts';
import { storyGroups } from './stories.ts';
import { sizes, test } from './storybook.ts';

for (const group of storyGroups()) {
  test(`${group.title}: every story plays on a desktop, bends to large text, and shows its states in forced colours`, async ({
    storybook,
  }) => {
    test.setTimeout(20_000 + group.stories.length * 10_000);
    const { page } = storybook;
    const problems = await problemsOf(group, async (story) => {
      const played = await storybook.open(story, sizes.desktop);
      const usual = await page.evaluate(() => findTextProblems());
      const hidden = await storybook.hiddenStates();
      await storybook.resize(sizes.desktop, 200);
      const large = await page.evaluate(() => [...findWideElements(), ...findTextProblems()]);
      return {
        'on a desktop': [...played, ...usual],
        'in forced colours': hidden,
        'with text at 200 %': large,
      };
    });
    expect(problems).toEqual([]);
  });
}
