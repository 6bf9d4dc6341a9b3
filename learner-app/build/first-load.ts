import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

/** Fonts that every page shows at once; the rest come on demand. */
const fonts = ['stix-two-text-latin-400-normal', 'public-sans-latin-wght-normal'];

type FirstLoad = {
  /** The module whose chunk every page needs, by the end of its path. */
  main: string;
};

/**
 * Names in index.html what every page needs: the main chunk with all that it imports, its styles, two fonts.
 * They are then fetched beside the entry, not after it. The development server says here where the studio is, as the
 * server does for a built app.
 */
export function firstLoad({ main }: FirstLoad): Plugin {
  return {
    name: 'fourfold:first-load',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [meta('fourfold:studio', `http://localhost:${process.env.STUDIO_PORT ?? 4002}`)];
        const chunks = reached(bundle, main);
        const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...chunks.map((chunk) => link({ rel: 'modulepreload', crossorigin: '', href: `/${chunk.fileName}` })),
          ...[...styles]
            .filter((file) => !html.includes(file))
            .map((file) => link({ rel: 'stylesheet', crossorigin: '', href: `/${file}` })),
          ...fonts.map((name) =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: fontFile(bundle, name) }),
          ),
        ];
      },
    },
  };
}

/** What the entry imports, which it waits for, and then the main chunk with all that it imports; not the entry itself. */
function reached(bundle: Rollup.OutputBundle, main: string): Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(bundle[file]);
  };
  const start = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(main)),
  );
  if (!start) throw new Error(`no chunk is made of ${main}`);
  visit(Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry));
  visit(start);
  return [...found].filter(({ isEntry }) => !isEntry);
}

function fontFile(bundle: Rollup.OutputBundle, name: string): string {
  const file = Object.keys(bundle).find((path) => path.includes(name));
  if (!file) throw new Error(`the font ${name} is not in the bundle`);
  return `/${file}`;
}

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head' };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
