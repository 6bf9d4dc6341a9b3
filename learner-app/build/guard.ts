import type { Plugin, Rollup } from 'vite';

type Rule = {
  /** Name of the package or module, for the message. */
  what: string;
  test: RegExp;
  /** The names of the lazy chunks that may contain it. */
  only?: RegExp;
};

const rules: readonly Rule[] = [
  { what: 'slate', test: inPackage('slate(-[a-z-]+)?') },
  { what: 'mathlive', test: inPackage('mathlive|@cortex-js/[^/]+') },
  { what: 'xlsx', test: inPackage('xlsx|@e965/xlsx') },
  { what: 'zod', test: inPackage('zod') },
  { what: 'temml', test: inPackage('temml') },
  { what: 'the formula compiler', test: /\/core\/rich-text\/compile[^/]*\.ts$/ },
  { what: '@visx', test: inPackage('@visx/[^/]+'), only: /^visx/ },
  { what: '@hello-pangea/dnd', test: inPackage('@hello-pangea/dnd'), only: /^dnd/ },
];

/**
 * Fails the build if a heavy package is in a learner's chunk. Charts and sortable lists have their
 * own chunks named `visx…` and `dnd…`, which only `import()` may load.
 */
export function guard(): Plugin {
  return {
    name: 'fourfold:guard',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const faults = chunks.flatMap((chunk) => faultsOf(chunk, chunks));
      if (faults.length > 0) this.error(`Forbidden in the learner app:\n  ${[...new Set(faults)].join('\n  ')}`);
    },
  };
}

function faultsOf(chunk: Rollup.OutputChunk, chunks: readonly Rollup.OutputChunk[]): string[] {
  return rules.flatMap(({ what, test, only }) => {
    const found = chunk.moduleIds.find((id) => test.test(id.replaceAll('\\', '/')));
    if (found === undefined) return [];
    if (!only) return [`${what} is in the chunk ${chunk.name}: ${found}`];
    if (!only.test(chunk.name)) return [`${what} is in the chunk ${chunk.name}, not in its own: ${found}`];
    if (chunk.isEntry) return [`${what} is in an entry, ${chunk.name}: load it with import()`];
    return chunks
      .filter((other) => other.imports.includes(chunk.fileName) && !only.test(other.name))
      .map((other) => `${what} is fetched with ${other.name}: load it with import()`);
  });
}

/** Matches a module of a package, in flat and in pnpm's layout. */
function inPackage(names: string): RegExp {
  return new RegExp(`/node_modules/(${names})/`);
}
