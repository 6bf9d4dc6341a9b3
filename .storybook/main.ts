import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '../ui-kit/stories/config.ts';

// Storybook is a dependency of ui-kit alone, so its packages are resolved from there.
const kit = createRequire(new URL('../ui-kit/package.json', import.meta.url));
const packageFolder = (name: string) => dirname(kit.resolve(`${name}/package.json`));

const config: StorybookConfig = {
  stories: ['../ui-kit/**/*.stories.tsx'],
  framework: packageFolder('@storybook/react-vite') as '@storybook/react-vite',
  addons: [
    packageFolder('@storybook/addon-docs'),
    packageFolder('@storybook/addon-a11y'),
    packageFolder('@storybook/addon-vitest'),
  ],
  // Fonts for Storybook's UI. Not at /fonts, where Vite serves the kit's fonts.css as a module.
  staticDirs: [{ from: '../ui-kit/fonts', to: '/faces' }],
  docs: { defaultName: 'Overview' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Our plugin describes props: Storybook's own reads no types of other files, or needs the API of TypeScript 5.
  typescript: { reactDocgen: false },
  viteFinal: async (vite) => {
    const root = fileURLToPath(new URL('../ui-kit', import.meta.url));
    // Tests of stories need neither code to copy nor tables of props.
    if (process.env.VITEST) return { ...vite, root };
    const { kitDocs } = await import('../ui-kit/stories/kit-docs-plugin.ts');
    return { ...vite, root, plugins: [...(vite.plugins ?? []), kitDocs()] };
  },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
