import { createHash } from 'node:crypto';
import { build, type Plugin, type Rollup } from 'vite';
import type { Build } from '../src/worker/builds.ts';
import { chunkOf } from './first-load.ts';

type Worker = {
  /** The worker's own script. */
  script: string;
  /** The modules whose chunks are kept, with all that they import, at once or later; by the end of their paths. */
  parts: readonly string[];
  /** The module of the page's own script, in the same way: it imports every page, so what it imports later is not followed. */
  entry: string;
};

/**
 * Builds the service worker beside the app, as /sw.js. The names of the files that it keeps stand in it, so it is
 * another script whenever one of them is another: that is how a browser learns of a new build.
 */
export function worker({ script, parts, entry }: Worker): Plugin {
  return {
    name: 'fourfold:worker',
    apply: 'build',
    generateBundle: {
      // After index.html has been made.
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
  if (page?.type !== 'asset') throw new Error('there is no index.html to keep');
  const first = chunkOf(bundle, entry);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const named = Object.keys(bundle).filter((file) => file.endsWith('.css') && String(page.source).includes(file));
  const files = [...new Set([...named, ...reached(bundle, parts, first), ...fonts])].sort().map((file) => `/${file}`);
  const id = createHash('sha256').update(String(page.source)).update(files.join()).digest('hex').slice(0, 12);
  return { id, entry: `/${first.fileName}`, files };
}

/** Chunks and their styles. */
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
