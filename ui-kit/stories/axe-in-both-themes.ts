import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

/** Runs axe on the story as its play function left it, on light and on dark paper; a violation fails the story. */
export async function axeInBothThemes({ title, name }: StoryContext): Promise<void> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  for (const theme of ['light', 'dark'] as const) {
    root.dataset.theme = theme;
    await document.fonts.ready;
    const { violations } = await axe.run(document.body, {
      // A story is a part of a page: landmarks and the page's heading are the apps' affair.
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    });
    if (violations.length > 0) throw new Error(`${title}, ${name}, ${theme}:\n${violations.map(told).join('\n')}`);
  }
  if (before) root.dataset.theme = before;
  else delete root.dataset.theme;
}

function told({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`;
}
