import type { WireAnswer, WireQuestion } from '@fourfold/core/wire/item-of';
import { type RawBuilder, sql } from 'kysely';
import type { ActionContext } from '../call/handler.ts';
import { contentChanged } from '../content/content-changed.ts';
import { keyFields } from '../content/key-fields.ts';
import { canSee, type Reader, readerOf } from '../content/reader.ts';
import { reviseQuestions } from '../content/revise-questions.ts';
import { rootsOfList } from '../content/roots-of-list.ts';
import { type Db, inTransaction } from '../database/db.ts';
import type { QuestionParentKind } from '../database/schema.ts';
import { ancestorColumns } from './load-progress.ts';
import type { AncestorIds } from './present-progress.ts';
import { parentKindOf, type Reference } from './reference.ts';

/**
 * A question, hidden or not, with its key and its links. Links to sets are included only if the
 * student may open the set.
 */
export type QuestionWithKey = {
  id: string;
  parent_kind: QuestionParentKind;
  parent_id: string;
  position: number;
  /** Its revision whose key these answers are; null if it was deleted while this was read. */
  revision: number | null;
  is_hidden: boolean;
  kind: WireQuestion['kind'];
  link_right_question_id: string | null;
  link_wrong_question_id: string | null;
  link_right_problemset_id: string | null;
  link_wrong_problemset_id: string | null;
  answers: readonly (WireAnswer & { next_question_id: string | null; link_problemset: { _id: string } | null })[];
};

/** The questions of a reference, with what is needed to judge answers and to follow links. */
export type PracticeContent = {
  /** All questions of the reference that are not deleted. */
  data: readonly QuestionWithKey[];
  /** The questions that are not hidden, by position. */
  visible: readonly { id: string; position: number; is_hidden: boolean }[];
  ancestors: AncestorIds;
};

/** Returns the practice content of a reference, cached per kind of reader. */
export function loadPracticeContent(
  { db, content, session }: Pick<ActionContext, 'db' | 'content' | 'session'>,
  reference: Reference,
): Promise<PracticeContent> {
  const reader = readerOf(session);
  return content(`practice ${reader} ${reference.type} ${reference.id}`, async () => {
    const { questions, roots, ...ancestors } = await readRevised(
      db,
      () => readQuestionsOf(db, reference),
      (read) => read.questions,
    );
    const data = await removeClosedSetLinks(db, reader, questions);
    const loaded = { data, visible: data.filter(({ is_hidden }) => !is_hidden), ancestors };
    // Without a question, the reference may not exist yet, and have no root.
    return { content: loaded, roots: data.length === 0 ? 'any' : roots };
  });
}

/**
 * Loads a question that is not in the practice content: it was deleted, or has another parent. Null if there is none.
 */
export async function loadQuestion(
  { db, session }: Pick<ActionContext, 'db' | 'session'>,
  id: string,
): Promise<QuestionWithKey | null> {
  const found = await readRevised(
    db,
    async () => {
      const { rows } = await sql<{ question: QuestionWithKey }>`
        select ${questionJson} as question from questions q where q.id = ${id}
      `.execute(db);
      return rows.map((row) => row.question);
    },
    (questions) => questions,
  );
  const [question = null] = await removeClosedSetLinks(db, readerOf(session), found);
  return question;
}

async function readQuestionsOf(db: Db, reference: Reference) {
  const parent = { kind: parentKindOf[reference.type], id: reference.id };
  const { rows } = await sql<AncestorIds & { questions: QuestionWithKey[]; roots: string[] }>`
    select ${ancestorColumns(reference)}, ${rootsOfList(parent)} as roots,
           (select coalesce(json_agg(${questionJson} order by q.position, q.id), '[]')
              from questions q
             where q.parent_kind = ${parent.kind} and q.parent_id = ${parent.id}
               and q.deleted_at is null) as questions
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without from returned no row');
  return row;
}

/** Reads again if questions of before revisions had none yet (Q315). */
async function readRevised<T>(
  db: Db,
  read: () => Promise<T>,
  questionsOf: (result: T) => readonly QuestionWithKey[],
): Promise<T> {
  const first = await read();
  const stale = questionsOf(first).filter(({ revision }) => revision === null);
  if (stale.length === 0) return first;
  const ids = stale.map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    await reviseQuestions(tx, ids, null);
    await contentChanged(tx, ids);
  });
  return await read();
}

/**
 * SQL expression: a questions row `q` as JSON. Links to hidden questions are included; callers
 * check them with `visible`.
 */
const questionJson: RawBuilder<QuestionWithKey> = sql`
  json_build_object(
    'id', q.id, 'parent_kind', q.parent_kind, 'parent_id', q.parent_id,
    'position', q.position, 'revision', q.revision, 'is_hidden', q.is_hidden, 'kind', q.kind,
    'link_right_question_id', q.link_right_question_id,
    'link_wrong_question_id', q.link_wrong_question_id,
    'link_right_problemset_id', q.link_right_problemset_id,
    'link_wrong_problemset_id', q.link_wrong_problemset_id,
    'answers', (
      select coalesce(json_agg(json_build_object(
               ${keyFields('a')},
               'next_question_id', a.next_question_id,
               'link_problemset', case when a.link_problemset_id is not null
                                       then json_build_object('_id', a.link_problemset_id) end)
             order by a.position), '[]')
        from answers a where a.question_id = q.id))`;

/** Removes the links to sets that the reader may not open. */
async function removeClosedSetLinks(
  db: Db,
  reader: Reader,
  questions: readonly QuestionWithKey[],
): Promise<readonly QuestionWithKey[]> {
  const linked = new Set(questions.flatMap(linkedSetIds));
  if (linked.size === 0) return questions;
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...linked]}::uuid[]) as wanted (id)
     where ${canSee(reader, 'problem_sets', 'wanted.id')}
  `.execute(db);
  const open = new Set(rows.map(({ id }) => id));
  const ifOpen = (id: string | null) => (id !== null && open.has(id) ? id : null);
  return questions.map((question) => ({
    ...question,
    link_right_problemset_id: ifOpen(question.link_right_problemset_id),
    link_wrong_problemset_id: ifOpen(question.link_wrong_problemset_id),
    answers: question.answers.map((answer) => ({
      ...answer,
      link_problemset: answer.link_problemset && open.has(answer.link_problemset._id) ? answer.link_problemset : null,
    })),
  }));
}

function linkedSetIds({ link_right_problemset_id, link_wrong_problemset_id, answers }: QuestionWithKey): string[] {
  const answerSets = answers.map(({ link_problemset }) => link_problemset?._id ?? null);
  return [link_right_problemset_id, link_wrong_problemset_id, ...answerSets].filter((id) => id !== null);
}
