import { readMigrations } from '../database/migrate.ts';

/** The names of all tables and functions that the migrations create, read from their SQL. */
export function namesInMigrations(): { tables: Set<string>; functions: Set<string> } {
  const text = readMigrations()
    .map((migration) => migration.text)
    .join('\n');
  const names = (kind: RegExp) => new Set([...text.matchAll(kind)].map(([, name = '']) => name));
  return {
    tables: names(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm).add('migrations'),
    functions: names(/^create (?:or replace )?function (\w+)/gm),
  };
}
