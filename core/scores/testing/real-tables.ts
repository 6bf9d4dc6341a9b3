import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of real conversion tables. They are not part of the repository and may be missing. */
const folder = process.env.REAL_TABLES ?? fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

/** Returns the rows of a real table; null if it is missing. Its cells contain no commas or quotes. */
export function realTable(family: 'sat' | 'act'): string[][] | null {
  const file = `${folder}/${family}-score-conversion.csv`;
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

export const skipReason = 'the real tables are missing (../shared/data, or REAL_TABLES)';
