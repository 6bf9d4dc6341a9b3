import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the newest email to an address in the outbox folder and returns its password link. */
export async function readMailedLink(email: string, { dataDir }: { dataDir: string }): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let link: string | undefined;
  await expect
    .poll(async () => {
      // A letter that is still being written ends with .part.
      const files = await readdir(folder).catch(() => []);
      const names = files
        .filter((name) => name.endsWith('.json'))
        .sort()
        .reverse();
      const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      link = letters.find((letter) => letter.includes(email))?.match(/https?:[^\s"\\<]+\/reset-password\/[\w-]+/)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
