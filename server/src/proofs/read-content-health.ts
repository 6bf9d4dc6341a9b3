import { setImmediate } from 'node:timers/promises';
import type { RecordHealth } from '@fourfold/core/contract/proofs';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import type { Handler } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { type ContentClock, readContentClock } from '../content/content-clock.ts';
import type { Db } from '../database/db.ts';
import { loadPages } from '../publishing/finding-urls.ts';
import { loadRootContent } from './load-root-content.ts';
import { computeRootHealth, type RootHealth } from './root-health.ts';
import { loadRoots } from './roots.ts';

/** Returns the health of every topic, SAT and ACT that is not deleted. */
export const getContentHealth: Handler<'GET /content_health'> = async (_input, { db, videoHosts }) => ({
  data: (await libraryHealth(db, videoHosts)).map(presentHealth),
});

function presentHealth({ root, questions, parts, recordsByPart }: RootHealth): RecordHealth {
  const { list, id, title, isPublish, url } = root;
  const published = parts - recordsByPart.unpublished.length;
  const [broken, poor, unchecked] = [
    recordsByPart.broken.length,
    recordsByPart.poor.length,
    recordsByPart.unchecked.length,
  ];
  return { list, id, title, isPublish, url, questions, parts, published, broken, poor, unchecked };
}

const findingsPerPage = 20;

/** A page of the records that a number of the content health counts, in the order of the tree. */
export const listContentFindings: Handler<'GET /content_findings'> = async ({ query }, { db, videoHosts }) => {
  const { id, part, offset = 1 } = query;
  const health = (await libraryHealth(db, videoHosts)).find(({ root }) => root.id === id.toLowerCase());
  if (!health) throw notFound('Topic, SAT or ACT');
  const { root, recordsByPart } = health;
  const page = recordsByPart[part].slice((offset - 1) * findingsPerPage, offset * findingsPerPage);
  const pageOf = await loadPages(
    db,
    page.map(({ subject }) => subject),
  );
  return {
    title: root.title,
    count: recordsByPart[part].length,
    // A record that was deleted since has no page of its own.
    data: page.map(({ subject, text, name, publish }) => {
      const { url, above } = pageOf(subject) ?? { url: root.url, above: [] };
      return { text, name, url, above: [...above], publish };
    }),
  };
};

type CachedHealth = { clock: ContentClock; roots: Promise<readonly RootHealth[]> };
/** The last computation of each database, which may still be running. */
const cachedHealth = new WeakMap<Db, CachedHealth>();

/**
 * The health of every topic, SAT and ACT. `videoHosts` does not change while a process runs.
 * Computed once for each value of the content clock, and one computation at a time (Q220).
 */
export async function libraryHealth(db: Db, videoHosts: VideoHosts): Promise<readonly RootHealth[]> {
  const clock = await readContentClock(db);
  const last = cachedHealth.get(db);
  if (last?.clock === clock) return await last.roots;
  const next = { clock, roots: computeAfter(last, () => computeHealth(db, videoHosts)) };
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
