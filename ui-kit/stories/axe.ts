import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

/** Rules that do not apply to a component alone. */
export const componentRules = [
  // Landmarks are defined by the apps.
  { id: 'region', enabled: false },
  // axe does not read MathML, so a header that is a formula counts as empty.
  { id: 'empty-table-header', enabled: false },
];

/** The dark theme differs by colours only. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The addon runs axe in the light theme; this checks the colours in the dark theme, in the state
 * that the play function left.
 */
export async function axeInTheDark({ title, name, globals }: StoryContext): Promise<void> {
  // In the browser the theme is chosen in the toolbar.
  if (!('__vitest_browser__' in globalThis)) return;
  const root = document.documentElement;
  root.dataset.theme = 'dark';
  await document.fonts.ready;
  const { violations } = await axe.run(document.body, { runOnly: colourRules, resultTypes: ['violations'] });
  root.dataset.theme = globals.theme;
  if (violations.length > 0) throw new Error(`${title}, ${name}, dark:\n${violations.map(violationText).join('\n')}`);
}

function violationText({ id, help, nodes }: axe.Result): string {
  return `${id}: ${help}\n${nodes.map((node) => `  ${node.html}\n  ${node.failureSummary}`).join('\n')}`;
}
