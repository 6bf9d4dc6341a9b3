import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOwnPostgres, type OwnPostgres } from './testing/own-postgres.ts';
import { anOwnReplica } from './testing/own-replica.ts';
import { aProduct, type Product, waitForExit } from './testing/product.ts';

let postgres: OwnPostgres;
let product: Product;
beforeAll(async () => {
  [postgres, product] = [await anOwnPostgres(), await aProduct()];
  await postgres.start();
  await postgres.sql('create database product');
  await postgres.sql('create database other');
});
afterAll(async () => {
  await product.remove();
  await postgres.remove();
});

const refusal =
  'DATABASE_URL_DIRECT leads to another database than DATABASE_URL: expected the same one, without the pooler.\n';
const addresses = (direct: string) => ({
  DATABASE_URL: postgres.url({ database: 'product' }),
  DATABASE_URL_DIRECT: direct,
  ...{ NODE_ENV: 'production', MAIL: 'outbox' },
});
const tablesOf = (database: string) =>
  postgres.sql("select count(*)::int as count from pg_tables where schemaname = 'public'", database);

async function complaintOf(file: string, args: string[], direct: string): Promise<string> {
  const ran = product.run(file, args, addresses(direct));
  const [code, said] = await waitForExit(ran);
  expect([code, said]).toEqual([1, ran.errorOutput()]);
  return said;
}

describe('a DATABASE_URL_DIRECT that leads to another database', () => {
  it.each([
    ['main.ts'],
    ['commands/admin.ts', 'create', 'ada@mail.example'],
    ['commands/backup.ts', 'backup.tar.gz'],
    ['commands/export.ts', 'export.tar.gz'],
    ['commands/import.ts', 'export.tar.gz'],
    ['commands/restore.ts', 'backup.tar.gz'],
    ['commands/reconcile.ts'],
    ['commands/recompile.ts'],
  ])('is refused by %s with a message, and neither database is changed', async (file, ...args) => {
    const elsewhere = args.map((arg) => (arg.endsWith('.gz') ? join(product.dataDir, arg) : arg));
    expect(await complaintOf(file, elsewhere, postgres.url({ database: 'other' }))).toBe(refusal);
    expect([await tablesOf('product'), await tablesOf('other')]).toEqual([[{ count: 0 }], [{ count: 0 }]]);
  });

  it('is refused also if it is a promoted copy with the same identity', async () => {
    const copy = await anOwnReplica(postgres);
    await copy.start();
    await copy.sql('select pg_promote()');
    expect(await complaintOf('commands/backup.ts', ['b.tar.gz'], copy.url({ database: 'product' }))).toBe(refusal);
    await copy.remove();
  });
});

it('the documented command to go back changes every database address, and nothing else', () => {
  const page = readFileSync(new URL('../../docs/deployment.md', import.meta.url), 'utf8');
  const line = /^sed .* \/etc\/fourfold\.env$/m.exec(page)?.[0] ?? '';
  const file = join(product.dataDir, 'fourfold.env');
  const lines = (name: string) => [
    `DATABASE_URL=postgresql://fourfold:a/b@localhost:6432/${name}`,
    `DATABASE_URL_DIRECT=postgresql:///${name}?host=/run/postgresql`,
    `DATABASE_URL_REPLICA=postgresql://fourfold@replica/${name}?sslmode=verify-full&sslrootcert=/etc/ca.pem`,
    'SMTP_URL=smtp://mail.example/fourfold',
  ];
  writeFileSync(file, lines('fourfold').join('\n'));
  execFileSync('sh', ['-c', line.replace('/etc/fourfold.env', file)]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(lines('fourfold_before'));
});
