import { readMigrations } from '../database/migrate.ts';

/** What the migrations make, by their own words. */
export function namesMade(): { tables: Set<string>; functions: Set<string> } {
  const text = readMigrations()
    .map((migration) => migration.text)
    .join('\n');
  const names = (kind: RegExp) => new Set([...text.matchAll(kind)].map(([, name = '']) => name));
  return {
    tables: names(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm).add('migrations'),
    functions: names(/^create (?:or replace )?function (\w+)/gm),
  };
}
