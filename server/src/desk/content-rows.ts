import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type AncestryRow, loadAncestryRows, type StudioRecordKind } from './ancestry-rows.ts';
import { recordExists } from './present-record.ts';

type ContentLocation = { requestedId: string; kind: StudioRecordKind; id: string };

/**
 * Loads records of content of any kind by their ids, which are unique in the whole database; those in the bin too. An
 * answer is its question. An id without a record is omitted.
 */
export async function loadContentRows(db: Db, ids: readonly string[]): Promise<Map<string, AncestryRow>> {
  const { rows: locations } = await sql<ContentLocation>`
    with requested (id) as (select unnest(${ids}::uuid[]))
    select id as "requestedId", 'topic' as kind, id from topics where id in (select id from requested)
     union all select id, 'subtopic', id from subtopics where id in (select id from requested)
     union all select id, 'subsubtopic', id from subsubtopics where id in (select id from requested)
     union all select id, 'problem_set', id from problem_sets where id in (select id from requested)
     union all select id, 'question', id from questions where id in (select id from requested)
     union all select id, 'question', question_id from answers where id in (select id from requested)
     union all select id, family, id from exams where id in (select id from requested)
     union all select n.id, e.family || '_question', n.id from exam_questions n join exams e on e.id = n.exam_id
                where n.id in (select id from requested)`.execute(db);
  const found = await loadAncestryRows(db, locations);
  return new Map(
    found.flatMap((row, at) => {
      const requestedId = locations[at]?.requestedId;
      return requestedId !== undefined && recordExists(row) ? [[requestedId, row] as const] : [];
    }),
  );
}
