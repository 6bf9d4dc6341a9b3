import { readFileSync } from 'node:fs';

/** The release of this archive of `npm run bundle`, such as `0.1.0-8586834f2b09`; `source` in a clone. */
export function ownRelease(file = new URL('../../release.json', import.meta.url)): string {
  try {
    return String(JSON.parse(readFileSync(file, 'utf8')).release);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'source';
    throw error;
  }
}
