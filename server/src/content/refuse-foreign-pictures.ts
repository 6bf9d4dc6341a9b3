import type { RichDocument } from '@fourfold/core/rich-text/document';
import { foreignPictures, pictureHost } from '@fourfold/core/rich-text/picture/foreign-pictures';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { compiled } from './recompile.ts';

/**
 * Refuses documents with a picture of another site. One that is stored already, from before or from an import, stays,
 * and so do its copies: they ask that site for nothing new.
 */
export async function refuseForeignPictures(
  db: Kysely<Database>,
  documents: readonly (RichDocument | undefined)[],
): Promise<void> {
  for (const src of new Set(documents.flatMap((document) => foreignPictures(document ?? [])))) {
    if (await isStored(db, src)) continue;
    throw new Refusal(
      'unreadable_content',
      `A picture of ${pictureHost(src)} cannot be added. Save it on your device, and insert the file.`,
    );
  }
}

async function isStored(db: Kysely<Database>, src: string): Promise<boolean> {
  const picture = JSON.stringify([{ type: 'image', src }]);
  const places = compiled.map(({ table, documents }) => {
    const holds = documents.map((name) => sql`${sql.ref(name)} @> ${picture}::jsonb`);
    return sql`exists (select from ${sql.table(table)} where ${sql.join(holds, sql` or `)})`;
  });
  const { rows } = await sql<{ stored: boolean }>`select ${sql.join(places, sql` or `)} as stored`.execute(db);
  return rows[0]?.stored === true;
}
