import { sizes, test } from './storybook.ts';
import { storyGroups } from './stories.ts';
import { findTextProblems } from './browser/text-problems.ts';
import { findWideElements } from './browser/wide-elements.ts';

test('debug', async ({ storybook }) => {
  test.setTimeout(600_000);
  const all = storyGroups().flatMap((g) => g.stories);
  const size = process.env.SIZE === 'phone' ? sizes.phone : sizes.desktop;
  for (const id of (process.env.STORIES ?? '').split(',')) {
    const story = all.find((s) => s.id === id);
    if (!story) { console.log('NO', id); continue; }
    const start = performance.now();
    const errors = await storybook.open(story, size);
    console.log(id, Math.round(performance.now() - start), JSON.stringify(errors, null, 1));
    console.log('active', await storybook.page.evaluate(() => `${document.activeElement?.outerHTML.slice(0, 100)} ${document.hasFocus()} ${innerWidth}`));
    if (process.env.SHOT) await storybook.page.screenshot({ path: `/tmp/shot-${id}.png`, fullPage: true });
    if (process.env.PERCENT) {
      await storybook.resize(process.env.W ? { width: Number(process.env.W), height: 800 } : size, Number(process.env.PERCENT));
      console.log(await storybook.page.evaluate(() => [...findWideElements(), ...findTextProblems()]));
      await storybook.page.screenshot({ path: `/tmp/shot-${id}-p.png`, fullPage: true });
    }
  }
});
