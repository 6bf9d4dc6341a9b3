import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { frames, paperOf } from './chrome.ts';
import { dress } from './dress.ts';

/** A docs page in the toolbar's theme, even if it contains no story. */
export function PaperContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [first] = context.componentStories();
  const [globals, setGlobals] = useState(first ? context.getStoryContext(first).globals : {});
  useEffect(() => {
    const take = (changed: { globals: typeof globals }) => setGlobals(changed.globals);
    context.channel.on('globalsUpdated', take);
    return () => context.channel.off('globalsUpdated', take);
  }, [context]);
  dress(globals);
  return (
    <DocsContainer context={context} theme={frames[paperOf(globals.theme)]}>
      {children}
    </DocsContainer>
  );
}
