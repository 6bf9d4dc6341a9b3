import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';
import { StartError } from '../start-error.ts';
import { readArchive } from './archive-file.ts';
import { packTar } from './tar.ts';
import { archiveFolder, importInto, restoreInto } from './testing/archives.ts';
import { rowsByTable } from './testing/databases.ts';
import { addEdgeCases } from './testing/edge-cases.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;
const archives = archiveFolder();
let source: TestDatabase;
let target: TestDatabase;
let backup: string;
let content: string;

beforeAll(async () => {
  [source, target] = [await testDatabase(), await testDatabase()];
  await addEdgeCases(source.db);
  backup = await archives.save(source.config, 'backup');
  content = await archives.save(source.config, 'content');
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  archives.remove();
});

/** Expects both commands to refuse the file with this message, and the database to stay empty. */
async function refuses(file: string, sentence: string | RegExp): Promise<void> {
  await expect(restoreInto(target.config, file)).rejects.toThrow(sentence);
  await expect(importInto(target.config, file)).rejects.toThrow(sentence);
  const rows = await rowsByTable(target.pool);
  expect([...rows].filter(([, found]) => found.length > 0).map(([table]) => table)).toEqual([
    'content_clock',
    'migrations',
    'settings',
    'skill_domains',
    'skill_lists',
    'skills',
  ]);
}

function written(bytes: Uint8Array): string {
  const file = archives.newFile();
  writeFileSync(file, bytes);
  return file;
}

async function tarOf(...files: [name: string, text: string][]): Promise<Buffer> {
  const entries = (async function* () {
    for (const [name, text] of files) yield { name, bytes: Buffer.from(text) };
  })();
  const chunks: Buffer[] = [];
  for await (const chunk of packTar(entries, new Date())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('an archive that is cut off', () => {
  it.each([0.999, 0.9, 0.5, 0.1])('at %d of its length is refused', async (part) => {
    const file = archives.newFile();
    copyFileSync(backup, file);
    truncateSync(file, Math.floor(readFileSync(backup).length * part));
    await refuses(file, 'The archive is cut off: its end is missing.');
  });

  it('between two of its files and compressed again is refused', async () => {
    const plain = gunzipSync(readFileSync(backup));
    const second = plain.indexOf('tables/');
    const third = plain.indexOf('tables/', second + 100);
    for (const at of [second, third]) {
      await refuses(written(gzipSync(plain.subarray(0, at))), 'The archive is cut off: its end is missing.');
      const closed = Buffer.concat([plain.subarray(0, at), Buffer.alloc(1024)]);
      await refuses(written(gzipSync(closed)), 'The archive is cut off: its end is missing.');
    }
  });
});

describe('an archive that was altered', () => {
  it('by one bit at any position is refused with a message', async () => {
    const whole = readFileSync(backup);
    const asMade = await readArchive(backup);
    let unharmed = 0;
    // The first ten bytes are the gzip header, whose time and system may have any value.
    for (let at = 10; at < whole.length; at += Math.floor(whole.length / 60)) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
      const read = await readArchive(written(bytes)).catch((error: unknown) => error);
      if (read instanceof StartError) continue;
      // The bits that fill up the last compressed byte are unused, so nothing was altered.
      expect(read).toEqual(asMade);
      unharmed += 1;
    }
    expect(unharmed).toBeLessThan(2);
  });

  it('by one letter and compressed again is refused with the name of the altered file', async () => {
    const plain = gunzipSync(readFileSync(backup));
    plain[plain.indexOf('@mail.example')] = 0x23;
    await refuses(
      written(gzipSync(plain)),
      'The archive was altered: tables/users/000001.jsonl is not as it was written.',
    );
  });

  it('by removing or adding a file is refused', async () => {
    const plain = gunzipSync(readFileSync(backup));
    const sums = plain.subarray(plain.lastIndexOf('SHA256SUMS'));
    const first = plain.indexOf('tables/');
    const second = plain.indexOf('tables/', first + 100);
    const less = Buffer.concat([plain.subarray(0, first), plain.subarray(second)]);
    await refuses(written(gzipSync(less)), /^The archive was altered: tables\/.* is not as it was written\.$/);
    const more = await tarOf(['extra.txt', 'x']);
    const added = Buffer.concat([plain.subarray(0, first), more.subarray(0, 1024), plain.subarray(first)]);
    await refuses(written(gzipSync(added)), /^The archive was altered: extra\.txt /);
    expect(sums.length).toBeGreaterThan(512);
  });
});

describe('a file that is not our archive is refused', () => {
  const notOurs = /^This is not an archive of Fourfold/;
  it.each([
    ['empty', Buffer.alloc(0)],
    ['a letter', Buffer.from('Dear archive')],
    ['a zip', Buffer.from('504b0304140000000800', 'hex')],
    ['a packed letter', gzipSync('Dear archive, '.repeat(100))],
    ['packed zeroes', gzipSync(Buffer.alloc(2048))],
  ])('%s', async (_, bytes) => {
    await expect(restoreInto(target.config, written(bytes))).rejects.toThrow(
      /^This is not an archive|^The archive is cut off/,
    );
  });

  it('a tar of other files', async () => {
    const others = [
      await tarOf(['notes.txt', 'x']),
      await tarOf(['manifest.json', 'x']),
      await tarOf(['manifest.json', '{"format":"another","v":1}']),
    ];
    for (const tar of others) await refuses(written(gzipSync(tar)), notOurs);
  });

  it('a later format, with a message that says so', async () => {
    const later = await tarOf(['manifest.json', '{"format":"fourfold-archive","v":2}']);
    await refuses(written(gzipSync(later)), /^The archive was made by a newer version of Fourfold, in a format/);
    const broken = await tarOf(['manifest.json', '{"format":"fourfold-archive","v":1,"kind":"content"}']);
    await refuses(written(gzipSync(broken)), /^The archive is damaged: manifest\.json, /);
  });

  it('a missing file, and a folder', async () => {
    await refuses('/nowhere/backup.tar.gz', /^The file cannot be read: ENOENT/);
    await refuses('/', /^The file cannot be read: EISDIR/);
  });
});

it('each command names the other command for an archive of the other kind', async () => {
  await expect(restoreInto(target.config, content)).rejects.toThrow(
    'This archive is an export of the content: npm run import -- FILE takes it.',
  );
  await expect(importInto(target.config, backup)).rejects.toThrow(
    'This archive is a backup: npm run restore -- FILE takes it.',
  );
});
