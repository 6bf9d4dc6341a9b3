import { createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret part of the link in a letter: made again whenever the letter is sent again, and so never stored. Without
 * the secret, which is not in the database, nobody can make it from the letter's row.
 */
export function linkToken(secret: string, letterId: string): string {
  return createHmac('sha256', secret).update(`password link ${letterId}`).digest('base64url');
}

/** The secret of this installation, in a file that only we can read; made at the first start. */
export async function readLinkSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'link-secret');
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known.trim();
  await mkdir(dataDir, { recursive: true });
  const made = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // Of several processes that start at once one gives it its name, with all of its content.
    await link(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(made, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
