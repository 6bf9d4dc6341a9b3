import { dayAt } from '@fourfold/core/day/day';

type Named = { id: string; username: string };

/** The file of a table of a student's results, by the name in letters that every disk takes and the person's own date. */
export function fileNameOf({ id, username }: Named, table: { id: string }, now: Date): string {
  const letters = username
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `fourfold-${letters || id.slice(0, 8)}-${table.id}-${dayAt(now)}.csv`;
}
