import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { type Chunks, chunks, late } from './chunks.ts';

type House = {
  /** The repository root, which the table's folders are relative to. */
  root: string;
  chunks: Chunks;
};

const ours: House = { root: fileURLToPath(new URL('../..', import.meta.url)), chunks };
/** The sources that the table covers. */
const packages = /^(learner-app\/src|ui-kit|core)\//;

/** Returns the chunk of one of our modules by its folder; null if the bundler decides. */
export function groupOf(id: string, house = ours): string | null {
  const declared = declaredOf(pathOf(id, house), house);
  return declared === late ? null : (declared ?? null);
}

/**
 * Fails the build if the table and the sources disagree: a file is in none of the folders, a folder
 * has no file or two chunks, or a chunk imports a lazy one.
 */
export function byFolder(house = ours): Plugin {
  return {
    name: 'fourfold:by-folder',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter((output) => output.type === 'chunk');
      const faults = [undeclared, empty, twice, waiting].flatMap((rule) => rule(built, house));
      if (faults.length > 0) this.error(`build/chunks.ts does not match the sources:\n  ${faults.join('\n  ')}`);
    },
  };
}

type Built = readonly Rollup.OutputChunk[];

function undeclared(built: Built, house: House): string[] {
  return pathsIn(built, house)
    .filter((path) => declaredOf(path, house) === undefined)
    .map((path) => `${path} is in no folder that build/chunks.ts names: add the folder there`);
}

function empty(built: Built, house: House): string[] {
  const paths = pathsIn(built, house);
  return Object.values(house.chunks)
    .flat()
    .filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)))
    .map((folder) => `${folder} is named, and nothing of it is in the build`);
}

function twice(_: Built, house: House): string[] {
  const folders = Object.values(house.chunks).flat();
  return folders
    .filter((folder, at) => folders.indexOf(folder) < at)
    .map((folder) => `${folder} is named twice: a file goes into one chunk`);
}

function waiting(built: Built, house: House): string[] {
  const isLate = (chunk: Rollup.OutputChunk) =>
    pathsIn([chunk], house).some((path) => declaredOf(path, house) === late);
  return built
    .filter(({ name }) => name !== late && Object.hasOwn(house.chunks, name))
    .flatMap(({ name, imports }) =>
      built
        .filter((other) => imports.includes(other.fileName) && isLate(other))
        .map((other) => `the chunk ${name} waits for what is late: ${pathsIn([other], house).join(', ')}`),
    );
}

/** Undefined if the table does not cover the path. */
function declaredOf(path: string, { chunks }: House): string | undefined {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (folder.endsWith('/first')) return 'early';
    if (folder.endsWith('/late')) return late;
    const chunk = Object.keys(chunks).find((name) => chunks[name]?.includes(folder));
    if (chunk) return chunk;
  }
  return undefined;
}

function pathsIn(built: Built, house: House): string[] {
  return built
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => pathOf(id, house))
    .filter((path) => packages.test(path) && !path.includes('/node_modules/'));
}

function pathOf(id: string, { root }: House): string {
  return relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');
}
