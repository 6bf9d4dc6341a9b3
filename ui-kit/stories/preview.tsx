import type { Preview } from '@storybook/react-vite';
import '../tokens.css';
import '../fonts/fonts.css';
import '../base.css';
import { axeInTheDark, partRules } from './axe.ts';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Light or dark paper',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    // The panel's own run; `afterEach` adds the other theme.
    a11y: { test: 'error', config: { rules: partRules } },
    options: { storySort: { method: 'alphabetical' } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement;
      if (globals.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = globals.theme;
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
    /** Largest width of the story in CSS pixels. */
    width?: number;
    /** Without the margin around it. */
    flush?: boolean;
  }
}
