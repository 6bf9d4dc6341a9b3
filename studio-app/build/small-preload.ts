import type { Plugin } from 'vite';

/**
 * Vite's own helper around `import()` serves every browser, nonce and base there is, and gives up at the
 * first failure. Ours does what we need, as in the learner app.
 */
export function smallPreload(): Plugin {
  return {
    name: 'fourfold:small-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => helper,
    },
  };
}

const helper = `export { loadPart as __vitePreload } from '@fourfold/core/browser/load-part';`;
