import type { BinKind } from '@fourfold/core/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import type { BinTable } from '../content/bin.ts';

const all = sql<boolean>`true`;
/** What students record is theirs, and an exam that was deleted for good is a title and nothing else. */
const exams = (family: 'sat' | 'act') => sql<boolean>`family = ${family} and owner_id is null and purged_at is null`;

/** Where each kind of the bin lies, which rows of the table are of that kind, and what one is called. */
export const binKindSpecs: Readonly<Record<BinKind, { table: BinTable; which: RawBuilder<boolean>; name: string }>> = {
  sat: { table: 'exams', which: exams('sat'), name: 'SAT' },
  act: { table: 'exams', which: exams('act'), name: 'ACT' },
  topic: { table: 'topics', which: all, name: 'Topic' },
  subtopic: { table: 'subtopics', which: all, name: 'Sub-topic' },
  subsubtopic: { table: 'subsubtopics', which: all, name: 'Sub-sub-topic' },
  problem_set: { table: 'problem_sets', which: all, name: 'Problem set' },
  question: { table: 'questions', which: all, name: 'Question' },
};
