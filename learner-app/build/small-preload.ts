import type { Plugin } from 'vite';

/**
 * Vite's own helper around `import()` serves every browser, nonce and base there is, in more than a kilobyte of the
 * page's first script. Ours does the two things that we need: fetch what a chunk imports beside it, and its styles
 * before it runs. Where Vite calls its helper otherwise one day, Vite's own is used again, and the weight says so.
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

const helper = `
export function __vitePreload(load, files = [], from) {
  const styles = files.map((file) => {
    const href = new URL(file, from).href;
    const isStyle = href.endsWith('.css');
    if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return;
    const link = Object.assign(document.createElement('link'), {
      rel: isStyle ? 'stylesheet' : 'modulepreload',
      crossOrigin: '',
      href,
    });
    document.head.append(link);
    return isStyle && new Promise((done, failed) => {
      link.onload = done;
      link.onerror = failed;
    });
  });
  return Promise.all(styles).then(load);
}
`;
