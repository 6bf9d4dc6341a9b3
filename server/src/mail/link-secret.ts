import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The token of the link in a letter. It is computed each time the letter is sent, so it is never stored. The secret is
 * not in the database, so the token cannot be computed from the letter's row alone.
 */
export function linkToken(secret: string, letterId: string): string {
  return createHmac('sha256', secret).update(`password link ${letterId}`).digest('base64url');
}

/** Reads the secret of this installation from a file that only this user can read; creates it at the first start. */
export async function readLinkSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'link-secret');
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing !== '') return existing.trim();
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // A hard link is atomic: of several processes that start at once, one creates the complete
    // file.
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
