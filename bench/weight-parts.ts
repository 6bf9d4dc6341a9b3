import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { build, type InlineConfig, type Rollup } from 'vite';
import type { Weight } from './weigh.ts';

/** Characters of each part of a script, by the script's path. */
export type Scripts = ReadonlyMap<string, PartSizes>;
/** By part name: a package, or a folder of this repository. */
export type PartSizes = ReadonlyMap<string, number>;

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Returns the parts of a site's scripts. Builds the site again, with source maps, to the same scripts. */
export async function scriptsOf(config: InlineConfig & { root: string }): Promise<Scripts> {
  // The scripts contain CSS class names, which depend on the working directory of Vite.
  process.chdir(config.root);
  const made = await build({
    ...config,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: 'hidden' },
  });
  const chunks = 'output' in made ? made.output.filter((output) => output.type === 'chunk') : [];
  return new Map(
    chunks.map((chunk) => [`/${chunk.fileName}`, sizesIn(chunk, resolve(config.root, 'dist', chunk.fileName))]),
  );
}

/** Splits the bytes of a page's scripts among parts, in proportion to their characters. */
export function bytesByPart({ files }: Pick<Weight, 'files'>, scripts: Scripts): PartSizes {
  const all = new Map<string, number>();
  for (const { name, bytes, kind } of files) {
    if (kind !== 'script') continue;
    const sizes = scripts.get(name);
    if (!sizes) throw new Error(`${name} was fetched and not built: it is of an older build`);
    const length = [...sizes.values()].reduce((one, other) => one + other, 0);
    for (const [part, size] of sizes) all.set(part, (all.get(part) ?? 0) + (bytes * size) / length);
  }
  return all;
}

/** Counts characters by source. A segment of a source map extends to the next one of its line. */
function sizesIn({ code, map }: Rollup.OutputChunk, file: string): PartSizes {
  // A script that the bundler generated.
  if (!map) return new Map([[bundlerCode, code.length]]);
  const sizes = new Map<string, number>();
  const add = (part: string, size: number) => sizes.set(part, (sizes.get(part) ?? 0) + size);
  const segments: { line: number; column: number; source: string | null }[] = [];
  eachMapping(new TraceMap(JSON.stringify(map)), ({ generatedLine, generatedColumn, source }) =>
    segments.push({ line: generatedLine, column: generatedColumn, source }),
  );
  for (const [index, text] of code.split('\n').entries()) {
    const lineSegments = segments.filter(({ line }) => line === index + 1);
    add(bundlerCode, lineSegments[0]?.column ?? text.length);
    for (const [at, { column, source }] of lineSegments.entries())
      add(partOf(source && resolve(dirname(file), source)), (lineSegments[at + 1]?.column ?? text.length) - column);
  }
  return sizes;
}

/** Code without a source: imports and exports between scripts, helpers of the bundler. */
const bundlerCode = 'between the scripts';

/** Returns the part of a source path: its package, or its folder in this repository. */
export function partOf(source: string | null): string {
  if (source === null) return bundlerCode;
  const inPackage = source.split('/node_modules/').at(-1);
  if (inPackage !== undefined && inPackage !== source) return /^(@[^/]+\/)?[^/]+/.exec(inPackage)?.[0] ?? inPackage;
  if (!source.startsWith(repository)) return bundlerCode;
  const folders = source.slice(repository.length).split('/').slice(0, -1);
  const folderNames = folders.filter((folder) => folder !== 'src');
  const depth = folderNames[1] !== 'features' ? 2 : folderNames[2] === 'parts' ? 4 : 3;
  return folderNames.slice(0, depth).join('/');
}
