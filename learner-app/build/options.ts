import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { smallPreload } from '../../bin/small-preload.mjs';
import { groupOf } from './by-folder.ts';

/**
 * What every build of learner code shares; the floor of `npm run bench:weight` is built with it too,
 * so that the two differ by our code alone.
 */
export const appOptions = {
  plugins: [react(), routerForProduction(), smallPreload(), namedClasses()],
  // Names of classes stand in the scripts and in the styles: short ones, the same for the same file.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    // Every browser that we support knows modulepreload.
    modulePreload: {
      polyfill: false,
      // index.html fetches these with every page.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(react|start|common|early|rolldown-runtime)-/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // What the bundler finds wrong in the sources: a class that no style has, a part that is not fetched later after all.
      onLog: (level, log, next) =>
        next(/^(IMPORT_IS_UNDEFINED|INEFFECTIVE_DYNAMIC_IMPORT)$/.test(log.code ?? '') ? 'error' : level, log),
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // Names stand in the scripts that import them; 42 bits tell the builds of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // What a module imports goes by its own rule.
          includeDependenciesRecursively: false,
          groups: [
            // What changes least. Each names its packages: a group over all of node_modules would pull lazy parts into
            // the start.
            { name: 'react', test: inPackages('react|react-dom|scheduler') },
            {
              name: 'start',
              test: inPackages('react-router|react-router-dom|@tanstack/(query-core|react-query)|zustand|ky'),
            },
            // What is ours, by its folder (chunks.ts).
            { name: (id) => groupOf(id), debugName: 'folders' },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

function inPackages(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
}

/** The exports of react-router name its development build whatever the mode. */
function routerForProduction(): Plugin {
  const require = createRequire(import.meta.url);
  const home = dirname(require.resolve('react-router/package.json'));
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

/** Styles are imported as a namespace: then a class is its name where it stands, and one that nobody uses is not there. */
function namedClasses(): Plugin {
  return {
    name: 'fourfold:named-classes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx$/, code: /\.module\.css'/ },
      handler: (code) => code.replace(/^import (\w+) from '(.*\.module\.css)'/gm, "import * as $1 from '$2'"),
    },
  };
}
