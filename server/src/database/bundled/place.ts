import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canReach, type RunAs, runAs } from './run-as.ts';

const project = realpathSync(fileURLToPath(new URL('../../../..', import.meta.url)));

/** Sixteen letters that are the same for the same folder, and differ between two clones. */
export function shortName(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16);
}

/** Where things of this clone live that the database's user must reach although the clone is out of its reach. */
export function sharedPlace(): string {
  const ours = '/var/lib/fourfold';
  const place = join(ours, shortName(project));
  mkdirSync(place, { recursive: true });
  // Whatever umask we were started under.
  for (const folder of [ours, place]) chmodSync(folder, 0o755);
  return place;
}

/**
 * The data folder, made if it is not there: the one that DATA_DIR names, else ./data, else a place of this clone's own below
 * /var/lib/fourfold when the database's user cannot reach the clone.
 */
export function dataFolder(named: string | null, user: RunAs = runAs()): string {
  const wanted = named === null ? join(project, 'data') : resolve(named);
  const folder = named !== null || canReach(user, wanted) ? wanted : join(sharedPlace(), 'data');
  mkdirSync(folder, { recursive: true });
  if (!canReach(user, folder)) {
    throw new Error(
      `DATA_DIR ${folder} lies below a folder that the database's user (uid ${user?.uid}) may not enter; choose another`,
    );
  }
  // What lies in it has its own permissions; the database's user must only be able to pass through.
  if (user) chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011);
  return folder;
}
