import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import '../base/tokens.css';
import '../fonts/fonts.css';
import '../base/base.css';
import './preview.css';
import { applyGlobals } from './apply-globals.ts';
import { axeInTheDark, componentRules } from './axe.ts';

// Storybook's doc blocks are 250 kB that stories and their tests do not need.
const Container = lazy(async () => ({ default: (await import('./docs-container.tsx')).ThemedDocsContainer }));
const Page = lazy(async () => ({ default: (await import('./docs-page.tsx')).ComponentPage }));

/** The docs container and the component page, loaded when the first docs page is opened. */
const lazyDocs = {
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

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Light or dark paper',
      toolbar: {
        title: 'Paper',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light paper' },
          { value: 'dark', title: 'Dark paper' },
          { value: 'system', title: 'Paper of the system' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'With motion, or everything at once',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'less', title: 'Less motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', motion: 'full' },
  parameters: {
    layout: 'fullscreen',
    // The panel's run; `afterEach` adds the other theme.
    a11y: { test: 'error', config: { rules: componentRules } },
    backgrounds: { disable: true },
    viewport: {
      options: {
        smallPhone: { name: 'Small phone', type: 'mobile', styles: { width: '320px', height: '568px' } },
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '834px', height: '1112px' } },
        desktop: { name: 'Desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    docs: lazyDocs,
  },
  decorators: [
    (Story, { globals, parameters }) => {
      applyGlobals(globals);
      return (
        <div style={{ padding: parameters.flush ? 0 : 'clamp(16px, 4vw, 32px)', maxWidth: parameters.width }}>
          <Story />
        </div>
      );
    },
  ],
  afterEach: axeInTheDark,
};

export default preview;

declare module '@storybook/react-vite' {
  interface Parameters {
    /** Maximum width of the story in CSS pixels. */
    width?: number;
    /** Removes the margin around the story. */
    flush?: boolean;
  }
}
