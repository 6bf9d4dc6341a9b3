import { createHash } from 'node:crypto';
import { build, type Plugin, type Rollup } from 'vite';
import type { Build } from '../src/worker/builds.ts';
import { chunkOf } from './first-load.ts';

type Worker = {
  /** The worker's script. */
  script: string;
  /**
   * Modules whose chunks are cached, with their static and dynamic imports; by the end of their
   * paths.
   */
  parts: readonly string[];
  /**
   * The module of the page's first script, by the end of its path. It imports every page, so its
   * dynamic imports are not followed.
   */
  entry: string;
};

/**
 * Builds the service worker as /sw.js. It contains the names of the cached files, so it changes
 * with any of them, and browsers detect a new build.
 */
export function worker({ script, parts, entry }: Worker): Plugin {
  return {
    name: 'fourfold:worker',
    apply: 'build',
    generateBundle: {
      // After index.html was generated.
      order: 'post',
      async handler(_, bundle) {
        const code = await workerCode(script, buildOf(bundle, parts, entry));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}

function buildOf(bundle: Rollup.OutputBundle, parts: readonly string[], entry: string): Build {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the build has no index.html');
  const first = chunkOf(bundle, entry);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const named = Object.keys(bundle).filter((file) => file.endsWith('.css') && String(page.source).includes(file));
  const files = [...new Set([...named, ...reached(bundle, parts, first), ...fonts])].sort().map((file) => `/${file}`);
  const id = createHash('sha256').update(String(page.source)).update(files.join()).digest('hex').slice(0, 12);
  return { id, entry: `/${first.fileName}`, files };
}

/** Returns the files of the chunks and their styles. */
function reached(bundle: Rollup.OutputBundle, parts: readonly string[], first: Rollup.OutputChunk): string[] {
  const found = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const file of [...chunk.imports, ...(chunk === first ? [] : chunk.dynamicImports)]) visit(bundle[file]);
  };
  visit(first);
  for (const path of parts) visit(chunkOf(bundle, path));
  return [...found].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

async function workerCode(script: string, what: Build): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(what) },
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: script, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in made ? made.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the worker has no code');
  return chunk.code;
}
