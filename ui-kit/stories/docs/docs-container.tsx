import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { applyGlobals } from '../apply-globals.ts';
import { themeOf, themes } from '../storybook-themes.ts';

/** A docs page in the toolbar's theme, even if it contains no story. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [first] = context.componentStories();
  const [globals, setGlobals] = useState(first ? context.getStoryContext(first).globals : {});
  useEffect(() => {
    const update = (changed: { globals: typeof globals }) => setGlobals(changed.globals);
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  applyGlobals(globals);
  return (
    <DocsContainer context={context} theme={themes[themeOf(globals.theme)]}>
      {children}
    </DocsContainer>
  );
}
