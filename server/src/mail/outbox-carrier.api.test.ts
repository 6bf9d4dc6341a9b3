import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLinkSecret } from './link-secret.ts';
import { outboxCarrier } from './outbox-carrier.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fourfold-outbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const letter = {
  ...{ id: '0198f6a0-5a00-7000-8000-000000000001', at: new Date('2026-11-25T10:00:00Z') },
  ...{ to: 'ada@mail.example', subject: 'x', text: 'y' },
};

it('a repeated letter is in the outbox folder once, complete, with its first text', async () => {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const outbox = join(folder, 'outbox');
  const carrier = outboxCarrier(outbox, { log, logText: false });
  await carrier.carry(letter);
  // A partial file of a killed process does not count as a letter.
  await writeFile(join(outbox, '.half.json.part'), '{');
  await carrier.carry({ ...letter, text: 'another' });
  const names = (await readdir(outbox)).filter((name) => !name.startsWith('.'));
  expect(names).toEqual(['2026-11-25T10-00-00.000Z-0198f6a0-5a00-7000-8000-000000000001.json']);
  const file = join(outbox, names[0] ?? '');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ to: 'ada@mail.example', text: 'y' });
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(logged).toHaveLength(1);
});

it('all processes of a data folder share one secret of links, which only this user can read', async () => {
  const dataDir = join(folder, 'data');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readLinkSecret(dataDir)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{43}$/);
  expect(await readdir(dataDir)).toEqual(['link-secret']);
  expect((await stat(join(dataDir, 'link-secret'))).mode & 0o077).toBe(0);
});
