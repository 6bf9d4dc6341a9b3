import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canReach, type RunAs, runAs } from './run-as.ts';

const project = realpathSync(fileURLToPath(new URL('../../../..', import.meta.url)));

/** A hash of 16 characters: the same for the same path, different for two clones. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

/** The folder for files of this clone that the database's user needs when it cannot access the clone itself. */
export function sharedFolder(): string {
  const ours = '/var/lib/fourfold';
  const cloneFolder = join(ours, shortHash(project));
  mkdirSync(cloneFolder, { recursive: true });
  // Set explicitly, because the umask may be stricter.
  for (const folder of [ours, cloneFolder]) chmodSync(folder, 0o755);
  return cloneFolder;
}

/**
 * Returns the data folder, and creates it if it is missing: DATA_DIR if set, otherwise ./data, or a
 * folder of this clone below /var/lib/fourfold when the database's user cannot access the clone.
 */
export function dataFolder(configured: string | null, user: RunAs = runAs()): string {
  const preferred = configured === null ? join(project, 'data') : resolve(configured);
  const folder = configured !== null || canReach(user, preferred) ? preferred : join(sharedFolder(), 'data');
  mkdirSync(folder, { recursive: true });
  if (!canReach(user, folder)) {
    throw new Error(
      `DATA_DIR ${folder} lies below a folder that the database's user (uid ${user?.uid}) may not enter; choose another`,
    );
  }
  // The database's user needs only to pass through; the files within have their own permissions.
  if (user) chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
  return folder;
}
