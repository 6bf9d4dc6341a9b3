import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

/**
 * What every build of learner code shares; the floor of `npm run bench:weight` is built with it too,
 * so that the two differ by our code alone.
 */
export const appOptions = {
  plugins: [react(), routerForProduction()],
  build: {
    // Every browser that we support knows modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // One group, for what changes least. A group over all of node_modules would pull lazy parts into the start.
        codeSplitting: {
          groups: [{ name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
} satisfies UserConfig;

/** The exports of react-router name its development build whatever the mode. */
function routerForProduction(): Plugin {
  const home = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const built = (file: string) => join(home, 'dist/production', file);
  return {
    name: 'fourfold:router-for-production',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router\/dom$/, replacement: built('dom-export.mjs') },
          { find: /^react-router$/, replacement: built('index.mjs') },
        ],
      },
    }),
  };
}
