import { createHash } from 'node:crypto';
import { build, type Plugin, type Rollup } from 'vite';
import type { Build } from '../src/worker/builds.ts';
import { chunkOf } from './preload-first-chunks.ts';

type WorkerOptions = {
  /** The worker's script. */
  script: string;
  /** Modules whose chunks are cached, with their static and dynamic imports; by the end of their paths. */
  modules: readonly string[];
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
export function buildWorker({ script, modules, entry }: WorkerOptions): Plugin {
  return {
    name: 'fourfold:worker',
    apply: 'build',
    generateBundle: {
      // After index.html was generated.
      order: 'post',
      async handler(_, bundle) {
        const code = await workerCode(script, cachedBuild(bundle, modules, entry));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}

function cachedBuild(bundle: Rollup.OutputBundle, modules: readonly string[], entry: string): Build {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the build has no index.html');
  const first = chunkOf(bundle, entry);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const named = Object.keys(bundle).filter((file) => file.endsWith('.css') && String(page.source).includes(file));
  // Scripts of web workers, which no chunk imports: that of the calculator.
  const workers = Object.values(bundle).filter(
    ({ type, fileName }) => type === 'asset' && /^assets\/.*\.js$/.test(fileName),
  );
  const files = [
    ...new Set([
      ...named,
      ...cachedFiles(bundle, modules, first),
      ...workers.map(({ fileName }) => fileName),
      ...fonts,
    ]),
  ]
    .sort()
    .map((file) => `/${file}`);
  const id = createHash('sha256').update(String(page.source)).update(files.join()).digest('hex').slice(0, 12);
  return { id, entry: `/${first.fileName}`, files };
}

/** Returns the files of the chunks and their styles. */
function cachedFiles(bundle: Rollup.OutputBundle, modules: readonly string[], first: Rollup.OutputChunk): string[] {
  const chunks = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const file of [...chunk.imports, ...(chunk === first ? [] : chunk.dynamicImports)]) visit(bundle[file]);
  };
  visit(first);
  for (const path of modules) visit(chunkOf(bundle, path));
  return [...chunks].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

async function workerCode(script: string, buildInfo: Build): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { BUILD: JSON.stringify(buildInfo) },
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: script, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the worker has no code');
  return chunk.code;
}
