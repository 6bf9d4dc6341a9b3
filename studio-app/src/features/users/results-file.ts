import { dayAt } from '@fourfold/core/day/day';

type NamedStudent = { id: string; username: string };

/**
 * The file name of a table of results: the student's name in characters that any file system
 * accepts, and the user's local date.
 */
export function fileNameOf({ id, username }: NamedStudent, table: { id: string }, now: Date): string {
  const letters = username
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `fourfold-${letters || id.slice(0, 8)}-${table.id}-${dayAt(now)}.csv`;
}
