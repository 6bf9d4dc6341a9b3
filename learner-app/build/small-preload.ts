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

/** The apps lie at the root of their origin, so a file's name is its address. Whoever needs a file waits for the same. */
const helper = `
const asked = new Map();

export function __vitePreload(load, files = []) {
  return Promise.all(files.map((file) => {
    if (!asked.has(file)) asked.set(file, ask('/' + file));
    return asked.get(file);
  })).then(load);
}

function ask(href) {
  if (document.querySelector('link[href="' + href + '"]')) return;
  const isStyle = href.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  return isStyle && new Promise((done, failed) => Object.assign(link, { onload: done, onerror: failed }));
}
`;
