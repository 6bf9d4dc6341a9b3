import type { RichDocument } from '@fourfold/core/rich-text/document';
import { foreignPictures, foreignVideos, mediaHost } from '@fourfold/core/rich-text/foreign/foreign-media';
import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { compiledTables } from './recompile.ts';

/**
 * Throws a Refusal for a picture from another site and for a video from a host that is not allowed. A URL that is
 * already stored, for example from an import, is accepted, in copies too: it adds no new request to that site.
 */
export async function refuseForeignMedia(
  db: Db,
  documents: readonly (RichDocument | undefined)[],
  videoHosts: VideoHosts,
): Promise<void> {
  const blocks = documents.flatMap((document) => document ?? []);
  for (const src of foreignPictures(blocks)) {
    if (await isStored(db, { type: 'image', src })) continue;
    throw new Refusal('foreign_picture', { host: mediaHost(src) });
  }
  for (const url of foreignVideos(blocks, videoHosts)) {
    if (await isStored(db, { type: 'video', url })) continue;
    throw new Refusal('foreign_video', { host: mediaHost(url), allowed: videoHosts ?? [] });
  }
}

type Medium = { type: 'image'; src: string } | { type: 'video'; url: string };

async function isStored(db: Db, medium: Medium): Promise<boolean> {
  const block = JSON.stringify([medium]);
  const tables = compiledTables.map(({ table, documents }) => {
    const conditions = documents.map((name) => sql`${sql.ref(name)} @> ${block}::jsonb`);
    return sql`exists (select from ${sql.table(table)} where ${sql.join(conditions, sql` or `)})`;
  });
  const { rows } = await sql<{ stored: boolean }>`select ${sql.join(tables, sql` or `)} as stored`.execute(db);
  return rows[0]?.stored === true;
}
