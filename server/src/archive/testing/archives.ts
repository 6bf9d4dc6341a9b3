import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { readArchive, writeArchive } from '../archive-file.ts';
import { dump } from '../dump.ts';
import { importContent } from '../import-content.ts';
import { type ArchiveKind, type Manifest, manifestName } from '../manifest.ts';
import { restore } from '../restore.ts';
import type { ArchiveEntry } from '../tar.ts';
import { withClient } from '../with-client.ts';

/** A temporary folder for archives, with functions to save and rewrite them. */
export function archiveFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-archive-'));
  const newFile = () => join(folder, `${crypto.randomUUID()}.tar.gz`);
  return {
    newFile,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    async save(connection: pg.ClientConfig, kind: ArchiveKind, onTable = () => {}): Promise<string> {
      const file = newFile();
      const now = new Date();
      await withClient(connection, (client) => writeArchive(file, dump(client, { kind, now, onTable }), now));
      return file;
    },
    /** Writes a copy with changed entries and matching checksums. */
    async rewrite(file: string, change: (entry: ArchiveEntry) => ArchiveEntry | ArchiveEntry[]): Promise<string> {
      const { entries } = await contentsOf(file);
      const changed = newFile();
      await writeArchive(changed, from(entries.flatMap(change)), new Date());
      return changed;
    },
  };
}

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** All entries of an archive except its checksums. */
export async function contentsOf(file: string): Promise<{ manifest: Manifest; entries: ArchiveEntry[] }> {
  const entries: ArchiveEntry[] = [];
  const manifest = await readArchive(file, (entry) => void entries.push(entry));
  return { manifest, entries: [{ name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) }, ...entries] };
}

export const restoreInto = (connection: pg.ClientConfig, file: string) =>
  withClient(connection, (client) => restore(client, file, () => {}));
export const importInto = (connection: pg.ClientConfig, file: string) =>
  withClient(connection, (client) => importContent(client, file, () => {}));
