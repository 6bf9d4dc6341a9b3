import type { PropsWithChildren } from 'react';
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
  return (
    // One wrapper for both cases: with another one the preview would load again.
    <div
      style={areBoth ? { display: 'grid', gridTemplateColumns: '1fr 1fr', height: '100%' } : { display: 'contents' }}
    >
      <div style={areBoth ? { position: 'relative' } : { display: 'contents' }}>{children}</div>
      {areBoth && (
        <iframe
          title="The other paper"
          src={`iframe.html?${query}`}
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      )}
    </div>
  );
}
