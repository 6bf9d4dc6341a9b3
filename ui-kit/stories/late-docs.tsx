import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Storybook's blocks are a quarter of a megabyte that no story needs, and no test of one.
const Container = lazy(async () => ({ default: (await import('./docs-container.tsx')).PaperContainer }));
const Page = lazy(async () => ({ default: (await import('./docs-page.tsx')).ComponentPage }));

/** The frame of a page of text, and the page of a component, fetched when the first is opened. */
export const lateDocs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
};
