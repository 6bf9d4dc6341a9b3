import type { PublishKind, TestFlag } from '@fourfold/core/contract/publishing';
import type { Family } from '@fourfold/core/exams/families';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import type { Part } from '@fourfold/core/proofs/authored';
import { testOfFlag, testTitle } from '@fourfold/core/proofs/test-title';
import type { Kysely } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { type ExamRow, livingExams } from '../exams/exam-rows.ts';
import { examNotFound } from '../exams/get-exam.ts';
import { type ChainLink, chainOf } from './chain-of.ts';
import { examParts, numberSpots, type TestSpot, testSpots } from './exam-spots.ts';
import { mainChain } from './main-chain.ts';
import type { Spot, Which } from './parts.ts';
import { loadNotes, type PlacedSet } from './place-sets.ts';
import { readSwitch } from './read-switch.ts';
import { sequenceSpot, subsubtopicSpot, subtopicSpots, topicSpots } from './tree-spots.ts';

type Db = Kysely<Database>;
/** The record whose publish switch is used; `test` is the flag of one test of an exam. */
export type Asked = { kind: PublishKind; id: string; test?: TestFlag | undefined };

/**
 * A record, the records above it that must also be published, and the content that it would show.
 */
export type Scope = Content & {
  title: string;
  isPublish: boolean;
  above: { kind: PublishKind; title: string; id: string; is_publish: boolean }[];
};
/** Sequences, sets and tests to check, before their questions are loaded. */
export type Content = {
  spots: readonly Spot[];
  sets: readonly PlacedSet[];
  tests: readonly TestSpot[];
  exam: { family: Family; row: ExamRow } | null;
  which: Which;
};
const which = 'published';
const nothing = { spots: [], sets: [], tests: [], exam: null, which } as const;

/**
 * Returns what a publish switch shows or hides: the record, its ancestors and its subtree. Throws
 * `notFound` for an unknown record.
 */
export async function scopeOf(db: Db, { kind, id: named, test }: Asked): Promise<Scope> {
  const id = named.toLowerCase();
  if (kind === 'sat_test' || kind === 'act_test')
    return await testScope(db, kind === 'sat_test' ? 'sat' : 'act', { id, test });
  const record = await readSwitch(db, kind, { id });
  const head = { ...nothing, title: record.title, isPublish: record.on };
  const row = { id, title: record.title, is_publish: record.on };
  switch (kind) {
    case 'topic':
      return { ...head, above: [], spots: await topicSpots(db, { ...row, kind: record.kind ?? 'math' }, which) };
    case 'subtopic':
      return {
        ...head,
        above: await aboveOf(db, kind, id),
        spots: await subtopicSpots(db, [await withSequence(db, kind, row)], which),
      };
    case 'subsubtopic':
      return {
        ...head,
        above: await aboveOf(db, kind, id),
        spots: [subsubtopicSpot(await withSequence(db, kind, row), which)],
      };
    case 'subtopic_sequence':
    case 'subsubtopic_sequence': {
      const place = kind === 'subtopic_sequence' ? 'subtopic' : 'subsubtopic';
      return { ...head, above: await chainOf(db, { kind: place, id }), spots: [sequenceSpot(place, row)] };
    }
    case 'problem_set': {
      const notesOf = await loadNotes(db, [id]);
      return { ...head, above: await mainChain(db, id), sets: [{ ...row, notes: notesOf(id) }] };
    }
    case 'sat':
    case 'act':
      return { ...head, above: [], ...(await examScope(db, kind, id)) };
    case 'sat_question':
    case 'act_question': {
      const spots = await numberSpots(db, kind === 'sat_question' ? 'sat' : 'act', { number: id });
      return { ...head, above: await aboveOf(db, kind, id), spots };
    }
    default:
      return kind satisfies never;
  }
}

async function aboveOf(db: Db, kind: ChainLink['kind'], id: string): Promise<ChainLink[]> {
  return (await chainOf(db, { kind, id })).slice(0, -1);
}

async function withSequence<Row extends { id: string }>(db: Db, kind: 'subtopic' | 'subsubtopic', row: Row) {
  const { on } = await readSwitch(db, `${kind}_sequence`, { id: row.id });
  return { ...row, is_sequence_publish: on };
}

async function examScope(db: Db, family: Family, id: string) {
  const row = await examRow(db, family, id);
  const tests = testSpots(family, row).filter(({ is_publish }) => is_publish);
  return { spots: await numberSpots(db, family, { exam: id, which }), tests, exam: { family, row } };
}

/**
 * Students can take a variant only if all its test sections are published (TST-008). So `above` has
 * the exam and the other sections of the variant (Q194).
 */
async function testScope(db: Db, family: Family, { id, test: flag }: Omit<Asked, 'kind'>): Promise<Scope> {
  const test = testOfFlag(family, flag ?? '');
  if (!test) throw new Refusal('malformed', `test: expected one of ${publishFlags(family).join(', ')}`);
  const { title, is_publish, published_tests } = await examRow(db, family, id);
  const others = publishFlags(family, [test.variant]).filter((other) => other !== flag);
  return {
    ...nothing,
    title: testTitle(test),
    isPublish: published_tests.includes(flag ?? ''),
    above: [
      { kind: family, id, title, is_publish },
      ...others.flatMap((other) => {
        const sibling = testOfFlag(family, other);
        if (!sibling) return [];
        const is_on = published_tests.includes(other);
        return [{ kind: `${family}_test` as const, id, title: testTitle(sibling), is_publish: is_on }];
      }),
    ],
    tests: [{ ...test, family, exam: id, is_publish: published_tests.includes(flag ?? '') }],
  };
}

async function examRow(db: Db, family: Family, id: string): Promise<ExamRow> {
  const row = await livingExams(db, family)
    .where('exams.id', '=', id)
    .where('exams.owner_id', 'is', null)
    .executeTakeFirst();
  if (!row) throw examNotFound(family);
  return row;
}

/**
 * Returns the parts of the exam itself, which come before those of its questions; empty without an
 * exam.
 */
export function ownParts({ exam, spots, tests }: Content): Part[] {
  return exam ? examParts(exam.family, exam.row, spots.length + tests.length) : [];
}
