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
        codeSplitting: {
          // What changes least, and what every page needs whichever it is. Each names its packages or is shared by
          // many: a group over all of node_modules would pull lazy parts into the start.
          // What a shared module imports may belong to the page's own script.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: inPackages('react|react-dom|scheduler') },
            {
              name: 'start',
              test: inPackages('react-router|react-router-dom|@tanstack/(query-core|react-query)|zustand|ky'),
            },
            { name: 'common', test: isShared, minShareCount: 3 },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

function inPackages(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
}

/** What pages share of our own, but nothing of the page's own script: that waits for no other chunk. */
function isShared(id: string): boolean {
  const path = id.replaceAll('\\', '/');
  return shared.test(path) && !path.endsWith('/app/admits.ts');
}

const shared =
  /\/ui-kit\/|\/learner-app\/src\/(app|session|data)\/|\/core\/(browser\/(?!outbox|new-id)|client\/(call-failed|failure-of)|session\/server-texts)/;

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
