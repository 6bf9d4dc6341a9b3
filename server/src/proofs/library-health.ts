import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { contentVersion } from '../content/content-version.ts';
import type { Database } from '../database/schema.ts';
import { loadWhole } from './load-whole.ts';
import { type RootHealth, rootHealth } from './root-health.ts';
import { loadRoots } from './roots.ts';

type Computed = { version: string; roots: Promise<readonly RootHealth[]> };
/** Of each database the last one, which may still be under way. */
const computed = new WeakMap<Kysely<Database>, Computed>();

/**
 * How every topic, SAT and ACT stands. Computed once for each version of the content, however many ask for it meanwhile,
 * and never twice at a time (Q220).
 */
export async function libraryHealth(db: Kysely<Database>): Promise<readonly RootHealth[]> {
  const version = await contentVersion(db);
  const last = computed.get(db);
  if (last?.version === version) return await last.roots;
  const next = { version, roots: computeAfter(last, db) };
  computed.set(db, next);
  try {
    return await next.roots;
  } catch (error) {
    if (computed.get(db) === next) computed.delete(db);
    throw error;
  }
}

async function computeAfter(last: Computed | undefined, db: Kysely<Database>): Promise<RootHealth[]> {
  await last?.roots.catch(() => {});
  return await computeHealth(db);
}

/** All from one moment; other requests are answered between one topic and the next. */
async function computeHealth(db: Kysely<Database>): Promise<RootHealth[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const healths: RootHealth[] = [];
      for (const root of await loadRoots(tx)) {
        healths.push(rootHealth(root, await loadWhole(tx, root)));
        await setImmediate();
      }
      return healths;
    });
}
