/**
 * A Vite plugin that replaces Vite's helper around `import()`. Vite's helper supports all browsers, nonces and bases,
 * adds more than a kilobyte to the first script, and does not retry. Ours does what both apps need. If a new version
 * of Vite renames its helper, Vite's is used again, and the weight bench shows it.
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

const helper = `export { loadChunk as __vitePreload } from '@fourfold/core/browser/first/load-chunk';`;
