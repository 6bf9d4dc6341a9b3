import type { BinKind } from '@fourfold/core/contract/desk';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { AncestryRow } from './ancestry-rows.ts';
import { noLivingParent, parentInBin, sectionFullReason } from './restore-refusals.ts';

type Row = AncestryRow<BinKind>;

/** Returns, by id, why records in the bin cannot be restored yet; records without a reason are missing. */
export async function findRestoreRefusals(db: Db, rows: readonly Row[]): Promise<Map<string, string>> {
  const refusals = new Map<string, string>();
  const questionCounts = await countSections(db, rows);
  for (const row of rows) {
    const refusal = parentRefusal(row) ?? sectionRefusal(row, questionCounts);
    if (refusal !== null) refusals.set(row.id, refusal);
  }
  return refusals;
}

function parentRefusal({ kind, parent_kind, topic, subtopic, subsubtopic, set, number, exam }: Row): string | null {
  switch (kind) {
    case 'subtopic':
      return topic?.gone ? parentInBin('Topic') : null;
    case 'subsubtopic':
      return subtopic?.gone ? parentInBin('Sub-topic') : null;
    case 'problem_set':
      return hasLivingParent({ subsubtopic, topic, number }) ? null : noLivingParent;
    case 'question':
      break;
    default:
      return null;
  }
  switch (parent_kind) {
    case 'problem_set':
      return set?.gone ? parentInBin('Problem set') : null;
    case 'subsubtopic':
      return subsubtopic?.gone ? parentInBin('Sub-sub-topic') : null;
    case 'subtopic':
      return subtopic?.gone ? parentInBin('Sub-topic') : null;
    case 'sattopic':
      return topic?.gone ? parentInBin('SAT topic') : null;
    case 'sat_question':
      return number?.gone ? parentInBin('SAT question') : null;
    case 'act_question':
      return number?.gone ? parentInBin('ACT question') : null;
    case 'sat_test':
      return exam?.gone ? parentInBin('SAT') : null;
    case 'act_test':
      return exam?.gone ? parentInBin('ACT') : null;
    case null:
      return null;
  }
}

/**
 * Whether a set has a living parent. The row has the ancestors of the main parent, which is a
 * living one if the set has any.
 */
function hasLivingParent({ subsubtopic, topic, number }: Pick<Row, 'subsubtopic' | 'topic' | 'number'>): boolean {
  const parent = subsubtopic ?? topic ?? number;
  return parent !== null && !parent.gone;
}

const keyOf = (exam: string, section: string, is_real: boolean | null) => `${exam} ${section} ${is_real}`;

function sectionRefusal({ parent_kind, exam, test }: Row, questionCounts: ReadonlyMap<string, number>): string | null {
  if (!exam || !test || !(parent_kind === 'sat_test' || parent_kind === 'act_test')) return null;
  const { section, is_real } = test;
  const count = questionCounts.get(keyOf(exam.id, section, is_real)) ?? 0;
  return sectionFullReason({ kind: parent_kind, exam: exam.id, section, is_real }, count);
}

/** The number of living questions in the test sections of these rows. */
async function countSections(db: Db, all: readonly Row[]): Promise<Map<string, number>> {
  const exams = all.flatMap(({ exam, test }) => (exam && test ? [exam.id] : []));
  if (exams.length === 0) return new Map();
  const { rows } = await sql<{ exam: string; section: string; is_real: boolean | null; count: number }>`
    select parent_id as exam, section, is_real, count(*)::integer as count from questions
     where parent_kind in ('sat_test', 'act_test') and parent_id = any (${exams}::uuid[]) and deleted_at is null
     group by 1, 2, 3`.execute(db);
  return new Map(rows.map(({ exam, section, is_real, count }) => [keyOf(exam, section, is_real), count]));
}
