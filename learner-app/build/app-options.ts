import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { smallPreload } from '../../bin/small-preload.mjs';
import { chunkOfModule } from './chunk-by-folder.ts';

/**
 * Options shared by all builds of learner code. The baseline of `npm run bench:weight` uses them
 * too, so that both differ by our code only.
 */
export const appOptions = {
  plugins: [react(), routerForProduction(), smallPreload(), namedClasses()],
  // Class names are in scripts and styles: short, and stable for the same file.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    // All supported browsers have modulepreload.
    modulePreload: {
      polyfill: false,
      // index.html preloads these on every page.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(react|start|common|early|rolldown-runtime)-/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Errors in the sources: a class that no style sheet has, or a dynamic import of a module
      // that is also imported statically.
      onLog: (level, log, next) =>
        next(/^(IMPORT_IS_UNDEFINED|INEFFECTIVE_DYNAMIC_IMPORT)$/.test(log.code ?? '') ? 'error' : level, log),
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        // Hashes are in the importing scripts: 42 bits distinguish the builds of a file.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // The imports of a module have their own rules.
          includeDependenciesRecursively: false,
          groups: [
            // The packages that change least, by name: a group of all node_modules would load lazy
            // packages at the start.
            { name: 'react', test: inPackages('react|react-dom|scheduler') },
            {
              name: 'start',
              test: inPackages('react-router|react-router-dom|@tanstack/(query-core|react-query)|zustand|ky'),
            },
            // Our sources, by folder (chunks.ts).
            { name: (id) => chunkOfModule(id), debugName: 'folders' },
          ],
        },
      },
    },
  },
} satisfies UserConfig;

function inPackages(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
}

/** react-router's exports name its development build in every mode. */
function routerForProduction(): Plugin {
  const require = createRequire(import.meta.url);
  const packageRoot = dirname(require.resolve('react-router/package.json'));
  const built = (file: string) => join(packageRoot, 'dist/production', file);
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

/** Imports CSS modules as namespaces: class names are then inlined, and unused ones removed. */
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
