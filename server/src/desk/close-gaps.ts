import { type Kysely, type RawBuilder, sql } from 'kysely';
import { placesAmong, questionPlaces, type Taken } from '../content/bin.ts';
import type { Database } from '../database/schema.ts';

/**
 * Renumbers the lists below restored records, because items may have been deleted permanently while
 * the records were in the bin.
 */
export async function closeGaps(tx: Kysely<Database>, back: Taken): Promise<void> {
  const close = async (table: keyof Taken, list: string[], which: RawBuilder<boolean>) => {
    await sql`
      update ${sql.table(table)} item set position = numbered.position
        from (select id, row_number() over (
                       partition by ${sql.join(list.map((column) => sql.ref(column)))} order by position, id) - 1 as position
                from ${sql.table(table)} where deleted_at is null and ${which}) numbered
       where item.id = numbered.id and item.position <> numbered.position`.execute(tx);
  };
  if (back.topics.length > 0) await close('subtopics', ['topic_id'], sql`topic_id = any (${back.topics}::uuid[])`);
  if (back.subtopics.length > 0) {
    await close('subsubtopics', ['subtopic_id'], sql`subtopic_id = any (${back.subtopics}::uuid[])`);
  }
  const { kinds, ids } = placesAmong(back, questionPlaces);
  if (ids.length === 0) return;
  await close(
    'questions',
    ['parent_kind', 'parent_id', 'section', 'is_real'],
    sql`(parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))`,
  );
}
