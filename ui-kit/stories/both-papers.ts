import { createElement, type PropsWithChildren } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { themeOf } from './storybook-themes.ts';

/** The preview, and the same story on the other paper next to it while the toolbar asks for both. */
export function BothPapers({ storyId, children }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode, customQueryParams } = useStorybookState();
  const areBoth = globals.papers === 'both' && viewMode === 'story';
  const others = { ...globals, theme: themeOf(globals.theme) === 'dark' ? 'light' : 'dark' };
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: Object.entries(others)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
    ...(customQueryParams?.args && { args: customQueryParams.args }),
  });
  const columns = { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%', height: '100%' };
  // Not JSX: Storybook compiles the manager for a global React. The wrappers stay, or the preview would load again.
  return createElement(
    'div',
    { style: areBoth ? columns : { display: 'contents' } },
    createElement('div', { style: areBoth ? { position: 'relative' } : { display: 'contents' } }, children),
    areBoth &&
      createElement('iframe', {
        title: 'The other paper',
        src: `iframe.html?${query}`,
        style: { width: '100%', height: '100%', border: 0 },
      }),
  );
}
