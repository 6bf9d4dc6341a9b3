import { setImmediate } from 'node:timers/promises';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { contentVersion } from '../content/content-version.ts';
import type { Db } from '../database/db.ts';
import { loadRootContent } from './load-root-content.ts';
import { computeRootHealth, type RootHealth } from './root-health.ts';
import { loadRoots } from './roots.ts';

type CachedHealth = { version: string; roots: Promise<readonly RootHealth[]> };
/** The last computation of each database, which may still be running. */
const cachedHealth = new WeakMap<Db, CachedHealth>();

/**
 * The health of every topic, SAT and ACT. `videoHosts` does not change while a process runs.
 * Computed once for each version of the content, and one computation at a time (Q220).
 */
export async function libraryHealth(db: Db, videoHosts: VideoHosts): Promise<readonly RootHealth[]> {
  const version = await contentVersion(db);
  const last = cachedHealth.get(db);
  if (last?.version === version) return await last.roots;
  const next = { version, roots: computeAfter(last, () => computeHealth(db, videoHosts)) };
  cachedHealth.set(db, next);
  try {
    return await next.roots;
  } catch (error) {
    if (cachedHealth.get(db) === next) cachedHealth.delete(db);
    throw error;
  }
}

async function computeAfter(
  last: CachedHealth | undefined,
  compute: () => Promise<RootHealth[]>,
): Promise<RootHealth[]> {
  await last?.roots.catch(() => {});
  return await compute();
}

/** Reads from one snapshot; yields to other requests between two roots. */
async function computeHealth(db: Db, videoHosts: VideoHosts): Promise<RootHealth[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const healths: RootHealth[] = [];
      for (const root of await loadRoots(tx)) {
        healths.push(computeRootHealth(root, await loadRootContent(tx, root), videoHosts));
        await setImmediate();
      }
      return healths;
    });
}
