import type { Plugin, Rollup } from 'vite';

type PackageRule = {
  /** Name of the package or module, for the message. */
  packageName: string;
  test: RegExp;
  /** The names of the lazy chunks that may contain it. */
  allowedChunk?: RegExp;
};

const rules: readonly PackageRule[] = [
  { packageName: 'slate', test: inPackage('slate(-[a-z-]+)?') },
  { packageName: 'mathlive', test: inPackage('mathlive|@cortex-js/[^/]+') },
  { packageName: 'xlsx', test: inPackage('xlsx|@e965/xlsx') },
  { packageName: 'zod', test: inPackage('zod') },
  { packageName: 'temml', test: inPackage('temml') },
  { packageName: 'the formula compiler', test: /\/core\/rich-text\/compile[^/]*\.ts$/ },
  { packageName: '@visx', test: inPackage('@visx/[^/]+'), allowedChunk: /^visx/ },
  { packageName: '@hello-pangea/dnd', test: inPackage('@hello-pangea/dnd'), allowedChunk: /^dnd/ },
];

/**
 * Fails the build if a heavy package is in a learner's chunk. Charts and sortable lists have their
 * own chunks named `visx…` and `dnd…`, which only `import()` may load.
 */
export function forbiddenPackages(): Plugin {
  return {
    name: 'fourfold:guard',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const errors = chunks.flatMap((chunk) => chunkErrors(chunk, chunks));
      if (errors.length > 0) this.error(`Forbidden in the learner app:\n  ${[...new Set(errors)].join('\n  ')}`);
    },
  };
}

function chunkErrors(chunk: Rollup.OutputChunk, chunks: readonly Rollup.OutputChunk[]): string[] {
  return rules.flatMap(({ packageName, test, allowedChunk }) => {
    const moduleId = chunk.moduleIds.find((id) => test.test(id.replaceAll('\\', '/')));
    if (moduleId === undefined) return [];
    if (!allowedChunk) return [`${packageName} is in the chunk ${chunk.name}: ${moduleId}`];
    if (!allowedChunk.test(chunk.name))
      return [`${packageName} is in the chunk ${chunk.name}, not in its own: ${moduleId}`];
    if (chunk.isEntry) return [`${packageName} is in an entry, ${chunk.name}: load it with import()`];
    return chunks
      .filter((other) => other.imports.includes(chunk.fileName) && !allowedChunk.test(other.name))
      .map((other) => `${packageName} is fetched with ${other.name}: load it with import()`);
  });
}

/** Matches a module of a package, in flat and in pnpm's layout. */
function inPackage(names: string): RegExp {
  return new RegExp(`/node_modules/(${names})/`);
}
