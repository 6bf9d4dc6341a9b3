import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

/** What cannot be asked of a part of a page. */
export const partRules = [
  // Landmarks are the apps' affair.
  { id: 'region', enabled: false },
  // Counts a header that is a formula as empty: axe does not read MathML.
  { id: 'empty-table-header', enabled: false },
];

/** Dark paper differs by its colours alone. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The addon runs axe on each story on light paper; this looks at its colours on dark, on what the play function left. */
export async function axeInTheDark({ title, name, globals }: StoryContext): Promise<void> {
  // Whoever looks at a story chooses the paper with the toolbar.
  if (!('__vitest_browser__' in globalThis)) return;
  const root = document.documentElement;
  root.dataset.theme = 'dark';
  await document.fonts.ready;
  const { violations } = await axe.run(document.body, { runOnly: ofColours, resultTypes: ['violations'] });
  root.dataset.theme = globals.theme;
  if (violations.length > 0) throw new Error(`${title}, ${name}, dark:\n${violations.map(told).join('\n')}`);
}

function told({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`;
}
