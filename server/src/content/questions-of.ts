import type { Question } from '@fourfold/core/contract/content';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import type { Database, QuestionParentKind, SeenKind } from '../database/schema.ts';
import { presentQuestion } from './present-question.ts';
import { type QuestionRow, questionRows } from './question-rows.ts';
import { maySee, type Reader, readerOf, shownQuestion } from './reader.ts';
import { requireParent } from './require-parent.ts';

export type QuestionParent = { kind: Exclude<QuestionParentKind, 'sat_test' | 'act_test'>; id: string };

/** The questions of one parent by position; a parent that the reader may not see is not found. */
export function questionsOf(
  { db, content, session }: Visit,
  parent: QuestionParent,
): Promise<{ readonly data: Question[] }> {
  const reader = readerOf(session);
  return content(`questions ${reader} ${parent.kind} ${parent.id}`, async () => {
    const { rows } = await db.executeQuery(rowsOf(db, reader, parent));
    if (rows.length === 0) await requireParent(db, reader, seenAs[parent.kind], parent.id);
    return { data: rows.map(presentQuestion) };
  });
}

type Visit = Pick<Context, 'db' | 'content'> & { session: Session };

const built = new Map<string, CompiledQuery<QuestionRow>>();
/** Stands for the parent's id in a query that is built. */
const anyId = 'any id';

/** Built once for each reader and kind: every practice begins with this, and building takes longer than presenting. */
function rowsOf(db: Kysely<Database>, reader: Reader, { kind, id }: QuestionParent): CompiledQuery<QuestionRow> {
  const form = `${reader} ${kind}`;
  const query = built.get(form) ?? build(db, reader, kind);
  built.set(form, query);
  return { ...query, parameters: query.parameters.map((each) => (each === anyId ? id : each)) };
}

function build(db: Kysely<Database>, reader: Reader, kind: QuestionParent['kind']): CompiledQuery<QuestionRow> {
  const seen = sql<boolean>`${shownQuestion(reader)} and ${maySee(reader, seenAs[kind], 'questions.parent_id')}`;
  return questionRows(db, reader, seen)
    .where('questions.parent_kind', '=', kind)
    .where('questions.parent_id', '=', anyId)
    .compile();
}

/** Which view says that a reader may see the parent. */
export const seenAs = {
  subtopic: 'subtopic_sequences',
  subsubtopic: 'subsubtopic_sequences',
  sattopic: 'topics',
  problem_set: 'problem_sets',
  sat_question: 'exam_questions',
  act_question: 'exam_questions',
} as const satisfies Record<QuestionParent['kind'], SeenKind>;
