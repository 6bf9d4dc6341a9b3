import type { BinKind } from '@fourfold/core/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import type { BinTable } from '../content/recycle-bin.ts';

const allRows = sql<boolean>`true`;
/** Without exams that belong to a student, and without purged exams, of which only the title is stored. */
const exams = (family: 'sat' | 'act') => sql<boolean>`family = ${family} and purged_at is null`;

/** For each kind of deletable record: its table, the condition for its rows, and its name in messages. */
export const binKindSpecs: Readonly<
  Record<BinKind, { table: BinTable; condition: RawBuilder<boolean>; name: string }>
> = {
  sat: { table: 'exams', condition: exams('sat'), name: 'SAT' },
  act: { table: 'exams', condition: exams('act'), name: 'ACT' },
  topic: { table: 'topics', condition: allRows, name: 'Topic' },
  subtopic: { table: 'subtopics', condition: allRows, name: 'Sub-topic' },
  subsubtopic: { table: 'subsubtopics', condition: allRows, name: 'Sub-sub-topic' },
  problem_set: { table: 'problem_sets', condition: allRows, name: 'Problem set' },
  question: { table: 'questions', condition: allRows, name: 'Question' },
};
