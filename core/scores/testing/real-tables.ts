import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real conversion tables lie beside the project where they are at hand; they are not part of it. */
const folder = process.env.REAL_TABLES ?? fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

/** The rows of a real table; null where the folder is not there. No cell of these has a comma or a quote in it. */
export function realTable(family: 'sat' | 'act'): string[][] | null {
  const file = `${folder}/${family}-score-conversion.csv`;
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

export const skipped = 'the real tables are not at hand (../shared/data, or REAL_TABLES)';
