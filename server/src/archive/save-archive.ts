import { statSync } from 'node:fs';
import { commandLine } from '../command-line.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { StartError } from '../start-error.ts';
import { writeArchive } from './archive-file.ts';
import { dump, printRows } from './dump.ts';
import type { ArchiveKind } from './manifest.ts';
import { withClient } from './with-client.ts';

const commands = { content: 'export', backup: 'backup' } satisfies Record<ArchiveKind, string>;

/** Runs `npm run export` and `npm run backup`, and prints the result. */
export async function saveArchive(
  { direct }: Pick<OpenDatabase, 'direct'>,
  kind: ArchiveKind,
  [file, ...more]: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (!file || more.length > 0) throw new StartError(`Usage: ${commandLine(commands[kind], 'FILE')}`);
  const now = new Date();
  await withClient(
    direct,
    (client) => writeArchive(file, dump(client, { kind, now, onTable: printRows }), now),
    signal,
  );
  console.log(`\n${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB`);
}
