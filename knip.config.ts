import type { KnipConfig } from 'knip';
import { tasks } from './bin/tasks.mjs';

/** What the npm scripts start with Node in a folder, as bin/tasks.mjs names it; paths within the folder. */
function startedIn(folder: string): string[] {
  const files = Object.values(tasks)
    .flat()
    .filter(([, command]) => command === 'node')
    .map(([from, , file]) => (from === '.' ? file : `${from}/${file}`));
  return files.filter((file) => file?.startsWith(`${folder}/`)).map((file) => file?.slice(folder.length + 1) ?? '');
}

/** What nobody uses is a fault: a file, an export, a type, a dependency. Each exception has its reason. */
export default {
  // Packages are private: what they open to each other counts as used only when another opens it.
  includeEntryExports: true,
  treatConfigHintsAsErrors: true,
  // Of the system, not of the registry.
  ignoreBinaries: ['apt-get', 'openssl', 'sha256sum'],
  workspaces: {
    '.': {
      includeEntryExports: false,
      // An archive of the product is started by the script that lies beside it there.
      entry: [
        'bin/run.mjs',
        ...startedIn('bin').map((file) => `bin/${file}`),
        'bin/bundle/fourfold.mjs',
        '.storybook/*.ts',
      ],
      // Started by its name, in bin/tasks.mjs and bin/check.mjs.
      ignoreDependencies: ['@biomejs/biome'],
    },
    server: { entry: startedIn('server') },
    // The journeys of an archive have a configuration of their own.
    e2e: {
      playwright: { config: ['playwright.config.ts', 'bundle/playwright.config.ts'] },
      entry: ['**/*.{page,kit}.ts'],
    },
    // The floor page's script is named by floor/index.html; a bench starts the others as processes of their own.
    bench: { entry: [...startedIn('bench'), 'floor/main.tsx', 'api-load.ts', 'api-floor.ts'] },
    // .storybook/main.ts looks up addons from there by their names.
    'ui-kit': { ignoreDependencies: ['@storybook/addon-a11y'] },
  },
} satisfies KnipConfig;
