import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type FirstLoad = {
  /** The module of the page's own script, which is in the page already; by the end of its path. */
  entry: string;
  /** The module whose chunk every page needs, by the end of its path. */
  main: string;
};

/**
 * Names in index.html what every page needs: the main chunk with all that it imports, and its styles. They are then
 * fetched beside the entry, not after it; the fonts come after the code (src/app/main.tsx). The development server says
 * here where the studio is, as the server does for a built app.
 */
export function firstLoad({ entry, main }: FirstLoad): Plugin {
  return {
    name: 'fourfold:first-load',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [meta('fourfold:studio', `http://localhost:${process.env.STUDIO_PORT ?? 4002}`)];
        const chunks = reached(bundle, entry, main);
        const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
        return [
          ...chunks.map((chunk) => link({ rel: 'modulepreload', crossorigin: '', href: `/${chunk.fileName}` })),
          ...[...styles]
            .filter((file) => !html.includes(file))
            .map((file) => link({ rel: 'stylesheet', crossorigin: '', href: `/${file}` })),
        ];
      },
    },
  };
}

/** The main chunk with all that it imports, the largest first: a browser has six connections to a server of HTTP/1.1. */
function reached(bundle: Rollup.OutputBundle, entry: string, main: string): Rollup.OutputChunk[] {
  const first = importsOf(bundle, [chunkOf(bundle, entry)]);
  return importsOf(bundle, [chunkOf(bundle, main)])
    .filter((chunk) => !first.includes(chunk))
    .sort((one, other) => other.code.length - one.code.length);
}

/** The chunk that a module is in, by the end of its path. */
export function chunkOf(bundle: Rollup.OutputBundle, path: string): Rollup.OutputChunk {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!found) throw new Error(`no chunk is made of ${path}`);
  return found;
}

/** These chunks and everything that they import. */
function importsOf(bundle: Rollup.OutputBundle, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const file of imports) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  }
  return [...found];
}

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head' };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
