import type { Plugin, Rollup } from 'vite';

/** Heavy packages that a page must load with import(), as patterns of package names. */
const lazyPackages: readonly { label: string; names: string }[] = [
  { label: 'slate', names: 'slate(-[a-z-]+)?' },
  { label: 'mathlive', names: 'mathlive|@cortex-js/[^/]+' },
  { label: 'xlsx', names: 'xlsx|@e965/xlsx' },
  { label: 'drag and drop', names: '@hello-pangea/dnd' },
  { label: 'the layout of the map', names: '@dagrejs/[^/]+' },
];

/**
 * Vite plugin that fails the build if the first pages load a heavy package. `pages` are path suffixes of the modules of
 * these pages. All chunks are checked that these modules and the entry import statically.
 */
export function firstPagesGuard({ pages }: { pages: readonly string[] }): Plugin {
  return {
    name: 'fourfold:guard',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = chunks.filter(
        ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => endsWithOneOf(pages, id)),
      );
      const unknown = pages.filter(
        (page) => !first.some(({ moduleIds }) => moduleIds.some((id) => endsWithOneOf([page], id))),
      );
      const errors = [
        ...unknown.map((page) => `no chunk has ${page}`),
        ...withImports(first, chunks).flatMap(errorsOf),
      ];
      if (errors.length > 0) this.error(`The studio's first pages:\n  ${errors.join('\n  ')}`);
    },
  };
}

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'name'>;

function withImports(first: readonly Chunk[], all: readonly Chunk[]): Chunk[] {
  const reachable = new Set(first);
  for (const chunk of reachable) {
    for (const other of all) if (chunk.imports.includes(other.fileName)) reachable.add(other);
  }
  return [...reachable];
}

function errorsOf({ name, moduleIds }: Chunk): string[] {
  return lazyPackages.flatMap(({ label, names }) => {
    const inPackage = new RegExp(`/node_modules/(${names})/`);
    const id = moduleIds.find((moduleId) => inPackage.test(moduleId.replaceAll('\\', '/')));
    return id === undefined ? [] : [`${label} is fetched with them, in ${name}: load it with import() (${id})`];
  });
}

function endsWithOneOf(ends: readonly string[], id: string): boolean {
  return ends.some((end) => id.replaceAll('\\', '/').endsWith(end));
}
