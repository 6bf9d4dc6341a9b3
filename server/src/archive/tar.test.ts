import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readArchive, writeArchive } from './archive-file.ts';
import { manifestBytes, manifestName } from './manifest.ts';
import { splitIntoParts } from './table-rows.ts';
import { type ArchiveEntry, packTar, unpackTar } from './tar.ts';

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
const file = (name: string, size: number): ArchiveEntry => ({ name, bytes: Buffer.alloc(size, name) });
const files = [file('a', 0), file('b/c', 1), file('d', 511), file('e', 512), file('f', 513), file('g', 200_000)];

it.each([1, 7, 512, 1000, 1_000_000])('unpacks what it packed, read in chunks of %d bytes', async (size) => {
  const few = size === 1 ? files.slice(0, 5) : files;
  const packed = Buffer.concat(await all(packTar(from(few), new Date())));
  const pieces = Array.from({ length: Math.ceil(packed.length / size) }, (_, at) =>
    packed.subarray(at * size, (at + 1) * size),
  );
  expect(await all(unpackTar(from(pieces)))).toEqual(few);
});

it('writes an archive that tar can unpack, and that only its owner may read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-tar-'));
  try {
    const archive = join(folder, 'x.tar.gz');
    const manifest = manifestBytes({
      kind: 'content',
      made_at: '2026-11-21T00:00:00.000Z',
      migrations: [{ name: '0001_people.sql', checksum: 'x' }],
      tables: [{ name: 'topics', columns: ['id'] }],
    });
    await writeArchive(archive, from([{ name: manifestName, bytes: manifest }, ...files]), new Date());
    expect((await readArchive(archive)).tables).toEqual([{ name: 'topics', columns: ['id'] }]);
    expect(statSync(archive).mode & 0o077).toBe(0);
    const tar = spawnSync('tar', ['-xzvf', archive, '-C', folder], { encoding: 'utf8' });
    expect(tar.status).toBe(0);
    expect(readFileSync(join(folder, 'g')).equals(files[5]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toMatch(/^[0-9a-f]{64} {2}manifest\.json\n/);
    const sums = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
    if (!sums.error) expect([sums.status, sums.stdout]).toEqual([0, '']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('splits rows at line ends, at the same positions for all chunk sizes, into parts of limited size', async () => {
  const lines = Array.from({ length: 400 }, (_, at) => `${'x'.repeat((at * 37) % 300)}${at}\n`).join('');
  const cut = async (size: number) => {
    const chunks = Array.from({ length: Math.ceil(lines.length / size) }, (_, at) =>
      Buffer.from(lines.slice(at * size, (at + 1) * size)),
    );
    return (await all(splitIntoParts(from(chunks), 1000))).map((part) => part.toString());
  };
  const parts = await cut(97);
  expect(parts.join('')).toBe(lines);
  expect(parts.every((part) => part.endsWith('\n') && part.length < 1000 + 304)).toBe(true);
  expect(parts.length).toBeGreaterThan(30);
  for (const size of [1, 1000, 1001, 5000, lines.length]) expect(await cut(size)).toEqual(parts);
});
