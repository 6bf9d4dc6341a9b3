import { createHash } from 'node:crypto';
import { build, type Plugin, type Rollup } from 'vite';
import type { Build } from '../src/worker/builds.ts';

type Worker = {
  /** The worker's own script. */
  script: string;
  /** The modules whose chunks are kept, with all that they import, at once or later; by the end of their paths. */
  parts: readonly string[];
  /** Modules that import whole pages: what they only import later is not followed. */
  maps: readonly string[];
};

/**
 * Builds the service worker beside the app, as /sw.js. The names of the files that it keeps stand in it, so it is
 * another script whenever one of them is another: that is how a browser learns of a new build.
 */
export function worker({ script, parts, maps }: Worker): Plugin {
  return {
    name: 'fourfold:worker',
    apply: 'build',
    generateBundle: {
      // After index.html has been made.
      order: 'post',
      async handler(_, bundle) {
        const code = await workerCode(script, buildOf(bundle, parts, maps));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}

function buildOf(bundle: Rollup.OutputBundle, parts: readonly string[], maps: readonly string[]): Build {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('there is no index.html to keep');
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  if (!entry) throw new Error('there is no entry');
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const named = Object.keys(bundle).filter((file) => file.endsWith('.css') && String(page.source).includes(file));
  const files = [...new Set([entry.fileName, ...named, ...reached(bundle, parts, maps), ...fonts])]
    .sort()
    .map((file) => `/${file}`);
  const id = createHash('sha256').update(String(page.source)).update(files.join()).digest('hex').slice(0, 12);
  return { id, entry: `/${entry.fileName}`, files };
}

/** Chunks and their styles. */
function reached(bundle: Rollup.OutputBundle, parts: readonly string[], maps: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holds = (chunk: Rollup.OutputChunk, path: string) => chunk.moduleIds.some((id) => id.endsWith(path));
  const found = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    const later = maps.some((path) => holds(chunk, path)) ? [] : chunk.dynamicImports;
    for (const file of [...chunk.imports, ...later]) visit(bundle[file]);
  };
  for (const path of parts) {
    const start = chunks.find((chunk) => holds(chunk, path));
    if (!start) throw new Error(`no chunk is made of ${path}`);
    visit(start);
  }
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
