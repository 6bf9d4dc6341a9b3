import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type FirstChunksOptions = {
  /** The module of the page's first script, which the page already names; by the end of its path. */
  entry: string;
  /** The module whose chunk every page needs; by the end of its path. */
  main: string;
};

/**
 * Adds to index.html preloads of the main chunk, its imports and its styles, so that they load in
 * parallel with the entry. The fonts load after the code (src/app/main.tsx). In development it adds
 * the studio's URL, as the server does in production.
 */
export function preloadFirstChunks({ entry, main }: FirstChunksOptions): Plugin {
  return {
    name: 'fourfold:first-load',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return [meta('fourfold:studio', `http://localhost:${process.env.STUDIO_PORT ?? 4002}`)];
        const chunks = preloadedChunks(bundle, entry, main);
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

/** The main chunk and its imports, the largest first: browsers open six connections to an HTTP/1.1 server. */
function preloadedChunks(bundle: Rollup.OutputBundle, entry: string, main: string): Rollup.OutputChunk[] {
  const first = importsOf(bundle, [chunkOf(bundle, entry)]);
  return importsOf(bundle, [chunkOf(bundle, main)])
    .filter((chunk) => !first.includes(chunk))
    .sort((one, other) => other.code.length - one.code.length);
}

/** Returns the chunk that contains a module, given by the end of its path. */
export function chunkOf(bundle: Rollup.OutputBundle, path: string): Rollup.OutputChunk {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!found) throw new Error(`no chunk is made of ${path}`);
  return found;
}

/** Returns these chunks and all their imports. */
function importsOf(bundle: Rollup.OutputBundle, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const result = new Set(chunks);
  for (const { imports } of result) {
    for (const file of imports) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') result.add(chunk);
    }
  }
  return [...result];
}

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head' };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
