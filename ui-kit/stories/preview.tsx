import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import '../base/tokens.css';
import '../fonts/fonts.css';
import '../base/base.css';
import './preview.css';
import { applyGlobals } from './apply-globals.ts';
import { axeInTheDark, componentRules } from './axe.ts';
import type { Example } from './code/example.ts';
import { withState } from './controlled.tsx';
import { argTypesOf, completeArgTypes } from './docgen/arg-types.ts';
import type { ComponentDocs } from './docgen/component-docs.ts';
import type { Guide } from './guide.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

// Storybook's doc blocks are 250 kB that stories and their tests do not need.
const Container = lazy(async () => ({ default: (await import('./docs/docs-container.tsx')).ThemedDocsContainer }));
const Page = lazy(async () => ({ default: (await import('./docs/docs-page.tsx')).ComponentPage }));

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

/** Storybook itself would add the args that are no props, without a description. */
const completedRows: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, initialArgs }) =>
  completeArgTypes(argTypes, initialArgs);

/** Booleans of a playground are switches from the start: Storybook draws one only for a value. */
const switchedOff: NonNullable<Preview['argsEnhancers']>[number] = ({ name, argTypes, initialArgs }) =>
  name === 'Playground'
    ? Object.fromEntries(
        Object.entries(argTypes)
          .filter(([prop, { type }]) => type?.name === 'boolean' && !(prop in initialArgs))
          .map(([prop]) => [prop, false]),
      )
    : {};

const preview: Preview = {
  globalTypes,
  initialGlobals,
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
    controls: { expanded: true },
    docs: {
      ...lazyDocs,
      codePanel: true,
      toc: { headingSelector: 'h2', title: 'On this page' },
      source: { type: 'code', language: 'tsx' },
      extractArgTypes: ({ __docgenInfo }: { __docgenInfo?: ComponentDocs }) => __docgenInfo && argTypesOf(__docgenInfo),
      extractComponentDescription: (component?: { __docgenInfo?: ComponentDocs }) =>
        component?.__docgenInfo?.description,
    },
  },
  argTypesEnhancers: [completedRows],
  argsEnhancers: [switchedOff],
  decorators: [
    withState,
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
    /** Handlers of a controlled component, by the props that they change. */
    controlled?: Readonly<Record<string, string>>;
    /** The text of the component's page. */
    guide?: Guide;
    /** The parts of the code to copy; from the file's source. */
    example?: Example;
  }
}
