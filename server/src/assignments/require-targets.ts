import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import { problemSetReference, type WorkReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import { notFound, Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import type { AssignmentParents } from './target.ts';
import { canReaderOpen, type TargetRow, targetColumns, targetJoins } from './target-rows.ts';

type TargetQuery = { type: WorkReference; ids: readonly string[]; parentIds: AssignmentParents };
/** A target that learners may open, with the topic kind that it belongs to. */
export type OpenTarget = TargetRow & { id: string; topic_type: AssignmentTopic };

/**
 * Returns the targets. Throws a refusal if one does not exist or learners cannot open it, because
 * it could never be completed.
 */
export async function requireTargets(db: Db, { type, ids, parentIds }: TargetQuery): Promise<OpenTarget[]> {
  const { rows } = await sql<OpenTarget & { living: boolean | null; open: boolean }>`
    select a.reference_id as id, ${canReaderOpen('author')} as living, ${canReaderOpen('student')} as open, ${targetColumns}
      from (select ${type}::text as reference_type, wanted.id as reference_id,
                   ${parentIds.subsubtopic_id ?? null}::uuid as subsubtopic_id, ${parentIds.sattopic_id ?? null}::uuid as sattopic_id,
                   ${parentIds.sat_question_id ?? null}::uuid as sat_question_id,
                   ${parentIds.act_question_id ?? null}::uuid as act_question_id
              from unnest(${[...ids]}::uuid[]) as wanted (id)) a
      ${targetJoins}
  `.execute(db);
  const isSet = type === problemSetReference;
  if (rows.some(({ living }) => !living)) throw notFound(isSet ? 'Problem set' : 'Sequence');
  if (rows.some(({ open }) => !open)) {
    throw new Refusal('not_published', { what: isSet ? 'problem set' : 'sequence' });
  }
  return rows;
}
