import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import { type Chunks, chunks, lazy } from './chunks.ts';

type ChunkTable = {
  /** The repository root, which the table's folders are relative to. */
  root: string;
  chunks: Chunks;
};

const defaultTable: ChunkTable = { root: fileURLToPath(new URL('../..', import.meta.url)), chunks };
/** The sources that the table covers. */
const ownSources = /^(learner-app\/src|app-shell|ui-kit|core)\//;

/** Returns the chunk of one of our modules by its folder; null if the bundler decides. */
export function chunkOfModule(id: string, table = defaultTable): string | null {
  const declared = declaredChunk(sourcePath(id, table), table);
  return declared === lazy ? null : (declared ?? null);
}

/**
 * Fails the build if the table and the sources disagree: a file is in none of the folders, a folder
 * has no file or two chunks, or a chunk imports a lazy one.
 */
export function checkChunkTable(table = defaultTable): Plugin {
  return {
    name: 'fourfold:by-folder',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter((output) => output.type === 'chunk');
      const errors = [undeclaredFiles, emptyFolders, duplicateFolders, importsOfLazy].flatMap((rule) =>
        rule(built, table),
      );
      if (errors.length > 0) this.error(`build/chunks.ts does not match the sources:\n  ${errors.join('\n  ')}`);
    },
  };
}

type BuiltChunks = readonly Rollup.OutputChunk[];

function undeclaredFiles(built: BuiltChunks, table: ChunkTable): string[] {
  return sourcePaths(built, table)
    .filter((path) => declaredChunk(path, table) === undefined)
    .map((path) => `${path} is in no folder that build/chunks.ts names: add the folder there`);
}

function emptyFolders(built: BuiltChunks, table: ChunkTable): string[] {
  const paths = sourcePaths(built, table);
  return Object.values(table.chunks)
    .flat()
    .filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)))
    .map((folder) => `${folder} is named, and nothing of it is in the build`);
}

function duplicateFolders(_: BuiltChunks, table: ChunkTable): string[] {
  const folders = Object.values(table.chunks).flat();
  return folders
    .filter((folder, at) => folders.indexOf(folder) < at)
    .map((folder) => `${folder} is named twice: a file goes into one chunk`);
}

function importsOfLazy(built: BuiltChunks, table: ChunkTable): string[] {
  const isLazy = (chunk: Rollup.OutputChunk) =>
    sourcePaths([chunk], table).some((path) => declaredChunk(path, table) === lazy);
  return built
    .filter(({ name }) => name !== lazy && Object.hasOwn(table.chunks, name))
    .flatMap(({ name, imports }) =>
      built
        .filter((other) => imports.includes(other.fileName) && isLazy(other))
        .map((other) => `the chunk ${name} waits for what is late: ${sourcePaths([other], table).join(', ')}`),
    );
}

/** Undefined if the table does not cover the path. */
function declaredChunk(path: string, { chunks }: ChunkTable): string | undefined {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (folder.endsWith('/first')) return 'early';
    if (folder.endsWith('/lazy')) return lazy;
    const chunk = Object.keys(chunks).find((name) => chunks[name]?.includes(folder));
    if (chunk) return chunk;
  }
  return undefined;
}

function sourcePaths(built: BuiltChunks, table: ChunkTable): string[] {
  return built
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => sourcePath(id, table))
    .filter((path) => ownSources.test(path) && !path.includes('/node_modules/'));
}

function sourcePath(id: string, { root }: ChunkTable): string {
  return relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');
}
