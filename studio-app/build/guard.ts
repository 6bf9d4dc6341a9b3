import type { Plugin, Rollup } from 'vite';

/** Heavy packages that a page must load with import(), as patterns of package names. */
const later: readonly { what: string; names: string }[] = [
  { what: 'slate', names: 'slate(-[a-z-]+)?' },
  { what: 'mathlive', names: 'mathlive|@cortex-js/[^/]+' },
  { what: 'xlsx', names: 'xlsx|@e965/xlsx' },
  { what: 'drag and drop', names: '@hello-pangea/dnd' },
  { what: 'the layout of the map', names: '@dagrejs/[^/]+' },
];

/**
 * Vite plugin that fails the build if a heavy package is part of the first pages' code. `pages` are
 * their modules, by the ends of their paths; every chunk that they and the entry import statically
 * counts.
 */
export function guard({ pages }: { pages: readonly string[] }): Plugin {
  return {
    name: 'fourfold:guard',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => isOneOf(pages, id)));
      const unknown = pages.filter(
        (page) => !first.some(({ moduleIds }) => moduleIds.some((id) => isOneOf([page], id))),
      );
      const faults = [
        ...unknown.map((page) => `no chunk has ${page}`),
        ...withImports(first, chunks).flatMap(faultsOf),
      ];
      if (faults.length > 0) this.error(`The studio's first pages:\n  ${faults.join('\n  ')}`);
    },
  };
}

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'name'>;

function withImports(first: readonly Chunk[], all: readonly Chunk[]): Chunk[] {
  const found = new Set(first);
  for (const chunk of found) {
    for (const other of all) if (chunk.imports.includes(other.fileName)) found.add(other);
  }
  return [...found];
}

function faultsOf({ name, moduleIds }: Chunk): string[] {
  return later.flatMap(({ what, names }) => {
    const inPackage = new RegExp(`/node_modules/(${names})/`);
    const id = moduleIds.find((one) => inPackage.test(one.replaceAll('\\', '/')));
    return id === undefined ? [] : [`${what} is fetched with them, in ${name}: load it with import() (${id})`];
  });
}

function isOneOf(ends: readonly string[], id: string): boolean {
  return ends.some((end) => id.replaceAll('\\', '/').endsWith(end));
}
