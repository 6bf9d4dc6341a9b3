/**
 * Vite's own helper around `import()` serves every browser, nonce and base there is, in more than a kilobyte of the
 * page's first script, and gives up at the first failure. Ours does what both apps need. Where Vite calls its helper
 * otherwise one day, Vite's own is used again, and the weight says so.
 * @returns {import('vite').Plugin}
 */
export function smallPreload() {
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

const helper = `export { loadPart as __vitePreload } from '@fourfold/core/browser/first/load-part';`;
