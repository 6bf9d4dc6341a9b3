import { create } from 'storybook/theming/create';

/** The colours of Storybook's UI. It cannot read our custom properties, so tokens.test.ts compares them. */
export const frameColours = {
  light: {
    '--paper': '#fbf9f3',
    '--tint': '#f3f0e6',
    '--sheet': '#fffefa',
    '--ink': '#0b3437',
    '--ink-2': '#3a5b5d',
    '--ink-3': '#56716f',
    '--rule': '#ddd8ca',
    '--edge': '#738988',
    '--link': '#0a5c63',
  },
  dark: {
    '--paper': '#0d191b',
    '--tint': '#142427',
    '--sheet': '#192b2e',
    '--ink': '#e6ebe2',
    '--ink-2': '#b0c2bd',
    '--ink-3': '#8ca39f',
    '--rule': '#263b3e',
    '--edge': '#6c8886',
    '--link': '#86cdd0',
  },
} as const;

export type ThemeName = keyof typeof frameColours;

/** Resolves the toolbar's theme to light or dark. */
export function themeOf(theme: unknown): ThemeName {
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** The wordmark (four strokes and two rules) as HTML, which Storybook shows as its brand title. */
const wordmark = `
  <svg viewBox="0 0 31 23" width="31" height="23" aria-hidden="true" fill="none" stroke="currentColor">
    <path d="M5.5 0l-2.5 16M13 0l-2.5 16M20.5 0l-2.5 16M28 0l-2.5 16" stroke-width="3" />
    <path d="M1 19.5h27M1 22.3h27" stroke-width="1.25" />
  </svg>
  Fourfold`;

function createTheme(base: ThemeName) {
  const token = frameColours[base];
  const colours = {
    base,
    brandTitle: wordmark,
    brandUrl: './/?path=/story/welcome--welcome',
    brandTarget: '_self',
    fontBase: '"Public Sans", system-ui, sans-serif',
    colorPrimary: token['--ink'],
    colorSecondary: token['--link'],
    appBg: token['--tint'],
    appContentBg: token['--paper'],
    appPreviewBg: token['--paper'],
    appHoverBg: token['--sheet'],
    appBorderColor: token['--rule'],
    appBorderRadius: 3,
    textColor: token['--ink'],
    textInverseColor: token['--paper'],
    textMutedColor: token['--ink-3'],
    barBg: token['--paper'],
    barTextColor: token['--ink-2'],
    barHoverColor: token['--link'],
    barSelectedColor: token['--link'],
    buttonBg: token['--sheet'],
    buttonBorder: token['--edge'],
    booleanBg: token['--tint'],
    booleanSelectedBg: token['--sheet'],
    inputBg: token['--sheet'],
    inputBorder: token['--edge'],
    inputTextColor: token['--ink'],
    inputBorderRadius: 3,
  };
  // Without an image the brand title is inserted as HTML.
  return create(colours, { brandImage: null });
}

export const themes = { light: createTheme('light'), dark: createTheme('dark') };
