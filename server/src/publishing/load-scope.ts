import type { PublishKind } from '@fourfold/core/contract/publishing';
import type { TestFlag } from '@fourfold/core/exams/exam-editions';
import { examEditions } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import type { ContentPart } from '@fourfold/core/proofs/authored';
import { flagTitle, testsOfFlag } from '@fourfold/core/proofs/test-title';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { Refusal } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { type ExamRow, editionOf, undeletedExams } from '../exams/exam-rows.ts';
import { examNotFound } from '../exams/read-exams.ts';
import type { ContentNode } from './content-nodes.ts';
import { examParts, loadExamQuestionNodes, type TestNode, testNodesOf } from './exam-nodes.ts';
import { type Ancestor, loadSetAncestors, loadWithAncestors } from './load-ancestors.ts';
import { type ContentFilter, loadNotes, type SetRow } from './load-publishable-sets.ts';
import { readSwitch } from './switches.ts';
import { loadSubtopicNodes, loadTopicNodes, sequenceNode, subsubtopicNode } from './tree-nodes.ts';

/** The record whose publish switch is used; `test` is the flag of one test of an exam. */
export type PublishTarget = { kind: PublishKind; id: string; test?: TestFlag | undefined };

/** A record, the records above it that must also be published, and the content that it would show. */
export type PublishScope = PublishContent & {
  title: string;
  isPublish: boolean;
  above: { kind: PublishKind; title: string; id: string; is_publish: boolean }[];
};
/** Sequences, sets and tests to check, before their questions are loaded. */
export type PublishContent = {
  nodes: readonly ContentNode[];
  sets: readonly SetRow[];
  tests: readonly TestNode[];
  exam: { family: Family; row: ExamRow } | null;
  filter: ContentFilter;
};
const emptyContent = { nodes: [], sets: [], tests: [], exam: null, filter: 'published' } as const;

/**
 * Returns what a publish switch shows or hides: the record, its ancestors and its subtree; with `living` also what is not
 * published below it. Throws `notFound` for an unknown record.
 */
export async function loadScope(
  db: Db,
  { kind, id: requestedId, test }: PublishTarget,
  filter: ContentFilter = 'published',
): Promise<PublishScope> {
  const id = requestedId.toLowerCase();
  if (kind === 'sat_test' || kind === 'act_test')
    return await loadTestScope(db, kind === 'sat_test' ? 'sat' : 'act', { id, test });
  const record = await readSwitch(db, kind, { id });
  const base = { ...emptyContent, title: record.title, isPublish: record.on, filter };
  const row = { id, title: record.title, is_publish: record.on };
  switch (kind) {
    case 'topic':
      return { ...base, above: [], nodes: await loadTopicNodes(db, { ...row, kind: record.kind ?? 'math' }, filter) };
    case 'subtopic':
      return {
        ...base,
        above: await loadAncestors(db, kind, id),
        nodes: await loadSubtopicNodes(db, [await withSequenceSwitch(db, kind, row)], filter),
      };
    case 'subsubtopic':
      return {
        ...base,
        above: await loadAncestors(db, kind, id),
        nodes: [subsubtopicNode(await withSequenceSwitch(db, kind, row), filter)],
      };
    case 'subtopic_sequence':
    case 'subsubtopic_sequence': {
      const parentKind = kind === 'subtopic_sequence' ? 'subtopic' : 'subsubtopic';
      return {
        ...base,
        above: await loadWithAncestors(db, { kind: parentKind, id }),
        nodes: [sequenceNode(parentKind, row)],
      };
    }
    case 'problem_set': {
      const notesOf = await loadNotes(db, [id]);
      return { ...base, above: await loadSetAncestors(db, id), sets: [{ ...row, notes: notesOf(id) }] };
    }
    case 'sat':
    case 'act':
      return { ...base, above: [], ...(await loadExamContent(db, kind, { id, filter })) };
    case 'sat_question':
    case 'act_question': {
      const nodes = await loadExamQuestionNodes(db, kind === 'sat_question' ? 'sat' : 'act', { number: id });
      return { ...base, above: await loadAncestors(db, kind, id), nodes };
    }
    default:
      return kind satisfies never;
  }
}

async function loadAncestors(db: Db, kind: Ancestor['kind'], id: string): Promise<Ancestor[]> {
  return (await loadWithAncestors(db, { kind, id })).slice(0, -1);
}

async function withSequenceSwitch<Row extends { id: string }>(db: Db, kind: 'subtopic' | 'subsubtopic', row: Row) {
  const { on } = await readSwitch(db, `${kind}_sequence`, { id: row.id });
  return { ...row, is_sequence_publish: on };
}

async function loadExamContent(db: Db, family: Family, { id, filter }: { id: string; filter: ContentFilter }) {
  const row = await loadExamRow(db, family, id);
  const tests = testNodesOf(family, row).filter(({ is_publish }) => is_publish);
  return { nodes: await loadExamQuestionNodes(db, family, { exam: id, filter }), tests, exam: { family, row } };
}

/**
 * Students can take a variant of the specification's tests only if all its test sections are published (TST-008). So
 * `above` has the exam and the other sections of the variant (Q194). A test on screen is open part by part.
 */
async function loadTestScope(
  db: Db,
  family: Family,
  { id, test: flag = '' }: { id: string; test?: string | undefined },
): Promise<PublishScope> {
  const exam = await loadExamRow(db, family, id);
  const { title, is_publish, published_tests } = exam;
  const edition = editionOf(family, exam);
  const flags: readonly string[] = publishFlags(edition);
  const [test, ...others] = flags.includes(flag) ? testsOfFlag(family, flag) : [];
  if (!test) throw new Refusal('invalid_field', { field: 'test', problem: `expected one of ${flags.join(', ')}` });
  const needed = examEditions[edition].hasPaper ? publishFlags(edition, [test.variant]) : [];
  const isOn = published_tests.includes(flag);
  return {
    ...emptyContent,
    title: flagTitle(family, flag) ?? flag,
    isPublish: isOn,
    above: [
      { kind: family, id, title, is_publish },
      ...needed
        .filter((other) => other !== flag)
        .map((other) => {
          const named = { id, title: flagTitle(family, other) ?? other };
          return { kind: `${family}_test` as const, ...named, is_publish: published_tests.includes(other) };
        }),
    ],
    tests: [test, ...others].map((one) => ({ ...one, family, exam: id, is_publish: isOn, row: exam })),
  };
}

async function loadExamRow(db: Db, family: Family, id: string): Promise<ExamRow> {
  const row = await undeletedExams(db, family).where('exams.id', '=', id).executeTakeFirst();
  if (!row) throw examNotFound(family);
  return row;
}

/** Returns the parts of the exam itself, which come before those of its questions; empty without an exam. */
export function ownParts({ exam, nodes, tests }: PublishContent): ContentPart[] {
  return exam ? examParts(exam.family, exam.row, nodes.length + tests.length) : [];
}
