import type { Question } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import { choiceKind, splitKind } from '@fourfold/core/wire/kind-after';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, SessionContext } from '../call/handler.ts';
import { idsOf, savePositions } from '../content/arrange-list.ts';
import { checkDocuments, type DocumentCheck } from '../content/check-documents.ts';
import { contentChanged } from '../content/content-changed.ts';
import { listRowsOf } from '../content/content-list.ts';
import { idTaken } from '../content/id-taken.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { withItems } from '../content/positions.ts';
import { type CheckedQuestion, checkQuestion } from '../content/question-draft.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { insertQuestions } from '../content/write-questions.ts';
import type { Tx } from '../database/db.ts';
import { requireSkills } from '../skills/require-skills.ts';
import { answerDraft } from './answer-draft.ts';
import { changedKind } from './question-kind.ts';
import { type QuestionList, requireRoom } from './question-list.ts';
import { readQuestions } from './read-as-author.ts';

/** A new question as it is in a request body, with its answers. */
export type NewQuestion = Parsed<'POST /questions/create_multiple'>['body']['questions'][number];
type PreparedQuestion = {
  id: string;
  question: CheckedQuestion;
  position: number | undefined;
  previous_id: string | undefined;
};

/**
 * Adds new questions to a list, all or none, each at its position. A question that already exists,
 * because the request was repeated, is returned unchanged.
 */
export async function createQuestions(
  list: QuestionList,
  items: readonly NewQuestion[],
  context: SessionContext<'db' | 'newId' | 'videoHosts'>,
): Promise<Question[]> {
  const { db } = context;
  const prepared = items.map((item, index) =>
    prepareQuestion(list, item, { newId: context.newId, index, total: items.length }),
  );
  const ids = prepared.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw idTaken(false, 'question');
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'shared');
    await lockList(tx, list);
    const existing = await findExisting(tx, list, ids);
    await insertMissing(
      tx,
      list,
      prepared.filter(({ id }) => !existing.has(id)),
      context,
    );
    const read = await readQuestions(tx, ids);
    return read.map((question, index) => {
      const previous_id = prepared[index]?.previous_id;
      return previous_id === undefined ? question : { ...question, previous_id };
    });
  });
}

/** Inserts new questions into a locked list. */
async function insertMissing(
  tx: Tx,
  list: QuestionList,
  missing: readonly PreparedQuestion[],
  context: SessionContext<'db' | 'newId' | 'videoHosts'>,
): Promise<void> {
  const { session, videoHosts } = context;
  if (missing.length === 0) return;
  const present = await idsOf(tx, list);
  requireRoom(list, { current: present.length, more: missing.length });
  const questions = missing.map(({ question }) => question);
  await refuseForeignMedia(tx, questions.flatMap(documentsOf), videoHosts);
  await requireSkills(
    tx,
    questions.flatMap(({ skill_codes }) => skill_codes),
  );
  const added = await insertQuestions(tx, questions, session.account.id);
  // Another request has used an id meanwhile, in another list.
  if (added.questions.size < questions.length) throw idTaken(false, 'question');
  if (added.answers.size < questions.flatMap(({ answers }) => answers).length) throw idTaken(false, 'answer');
  await savePositions(tx, list, withItems(present, missing));
  for (const { id, previous_id } of missing) {
    const detail = { place: list.kind, place_id: list.parent, ...(previous_id && { previous_id }) };
    await writeAudit(tx, session, { action: 'create', subject: 'question', subject_id: id, detail });
  }
  await contentChanged(tx, [list.parent]);
}

/** All rich documents of a question and its answers. */
export function documentsOf({ question, question_exp, help, help_exp, answers }: CheckedQuestion): RichDocument[] {
  return [
    question,
    question_exp,
    help,
    help_exp,
    ...answers.flatMap(({ answer, explanation }) => [answer, explanation]),
  ];
}

type BatchContext = Pick<Context, 'newId'> & { index: number; total: number };

function prepareQuestion(
  list: QuestionList,
  item: NewQuestion,
  { newId, index, total }: BatchContext,
): PreparedQuestion {
  const { chosen, others } = splitKind(item);
  const { id: requestedId, position, previous_id, answers = [], ...fields } = others;
  const authoredKind = changedKind(choiceKind, chosen);
  const id = idOf(requestedId, newId);
  const draft = {
    id,
    parent: { kind: list.kind, id: list.parent },
    ...(list.section && { test: { section: list.section, is_real: list.is_real === true } }),
    position: 0,
    question: '',
    ...definedFields(fields),
    chosen: chosenKind(authoredKind),
    answers: answers.map((answer) => answerDraft(idOf(answer.id, newId), answer, authoredKind)),
  };
  return {
    id,
    question: checkQuestion(draft, total > 1 ? checkWithName(`question ${index + 1}`) : checkDocuments),
    position,
    previous_id,
  };
}

/** PostgreSQL returns UUIDs in lower case; a client may send upper case. */
export function idOf(requestedId: string | undefined, newId: () => string): string {
  return requestedId?.toLowerCase() ?? newId();
}

/** Returns the fields that are not undefined. */
function definedFields<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** A document check whose error messages begin with `name`. */
function checkWithName(name: string): DocumentCheck {
  return (fields, record) => checkDocuments(fields, record ? `${name}, ${record}` : name);
}

/** Returns the ids that are already questions of the list. Throws a Refusal if one is used elsewhere. */
async function findExisting(tx: Tx, list: QuestionList, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; here: boolean; deleted: boolean }>`
    select id, ${listRowsOf(list).condition} as here, deleted_at is not null as deleted
      from questions where id = any (${ids}::uuid[])
  `.execute(tx);
  if (rows.some(({ deleted }) => deleted)) throw idTaken(true, 'question');
  if (rows.some(({ here }) => !here)) throw idTaken(false, 'question');
  return new Set(rows.map(({ id }) => id));
}
