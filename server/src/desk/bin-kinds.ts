import type { BinKind } from '@fourfold/core/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import type { BinTable } from '../content/bin.ts';

const all = sql<boolean>`true`;
/**
 * Without exams that belong to a student, and without purged exams, of which only the title is
 * stored.
 */
const exams = (family: 'sat' | 'act') => sql<boolean>`family = ${family} and owner_id is null and purged_at is null`;

/**
 * For each kind of deletable record: its table, the condition for its rows, and its name in
 * messages.
 */
export const binKindSpecs: Readonly<Record<BinKind, { table: BinTable; which: RawBuilder<boolean>; name: string }>> = {
  sat: { table: 'exams', which: exams('sat'), name: 'SAT' },
  act: { table: 'exams', which: exams('act'), name: 'ACT' },
  topic: { table: 'topics', which: all, name: 'Topic' },
  subtopic: { table: 'subtopics', which: all, name: 'Sub-topic' },
  subsubtopic: { table: 'subsubtopics', which: all, name: 'Sub-sub-topic' },
  problem_set: { table: 'problem_sets', which: all, name: 'Problem set' },
  question: { table: 'questions', which: all, name: 'Question' },
};
