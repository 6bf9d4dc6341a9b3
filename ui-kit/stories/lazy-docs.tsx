import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Storybook's doc blocks are 250 kB that stories and their tests do not need.
const Container = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocsContainer }));
const Page = lazy(async () => ({ default: (await import('./docs-page.tsx')).ComponentPage }));

/** The docs container and the component page, loaded when the first docs page is opened. */
export const lazyDocs = {
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
