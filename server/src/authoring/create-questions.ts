import type { Question } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type Kysely, sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { arrange, idsOf } from '../content/arrange-list.ts';
import { checkDocuments, type DocumentCheck } from '../content/check-documents.ts';
import { rowsOf } from '../content/content-list.ts';
import { holdList, holdTree } from '../content/hold-list.ts';
import { idTaken } from '../content/id-taken.ts';
import { withItems } from '../content/positions.ts';
import { type CheckedQuestion, checkQuestion } from '../content/question-draft.ts';
import { refuseForeignMedia } from '../content/refuse-foreign-media.ts';
import { insertQuestions } from '../content/write-questions.ts';
import type { Database } from '../database/schema.ts';
import { answerDraft } from './answer-draft.ts';
import { type Place, requireRoom } from './question-place.ts';
import { readQuestions } from './read-questions.ts';

/** A new question as it is in a request body, with its answers. */
export type NewQuestion = Parsed<'POST /questions/create_multiple'>['body']['questions'][number];
type Made = {
  id: string;
  question: CheckedQuestion;
  position: number | undefined;
  previous_id: string | undefined;
};
type Visit = Pick<Context, 'db' | 'newId' | 'videoHosts'> & { session: Session };

/**
 * Adds new questions to a list, all or none, each at its position. A question that already exists,
 * because the request was repeated, is returned unchanged.
 */
export async function createQuestions(place: Place, items: readonly NewQuestion[], visit: Visit): Promise<Question[]> {
  const { db } = visit;
  const made = items.map((item, at) => checkNew(place, item, { newId: visit.newId, at, of: items.length }));
  const ids = made.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw idTaken(false, 'question');
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'shared');
    await holdList(tx, place);
    const there = await knownIn(tx, place, ids);
    await add(
      tx,
      place,
      made.filter(({ id }) => !there.has(id)),
      visit,
    );
    const read = await readQuestions(tx, ids);
    return read.map((question, at) => {
      const previous_id = made[at]?.previous_id;
      return previous_id === undefined ? question : { ...question, previous_id };
    });
  });
}

/** Inserts new questions into a locked list. */
async function add(tx: Kysely<Database>, place: Place, fresh: readonly Made[], visit: Visit): Promise<void> {
  const { session, videoHosts } = visit;
  if (fresh.length === 0) return;
  const present = await idsOf(tx, place);
  requireRoom(place, { present: present.length, more: fresh.length });
  const questions = fresh.map(({ question }) => question);
  await refuseForeignMedia(tx, questions.flatMap(textsOf), videoHosts);
  const added = await insertQuestions(tx, questions, session.account.id);
  // Another request has used an id meanwhile, in another list.
  if (added.questions.size < questions.length) throw idTaken(false, 'question');
  if (added.answers.size < questions.flatMap(({ answers }) => answers).length) throw idTaken(false, 'answer');
  await arrange(tx, place, withItems(present, fresh));
  for (const { id, previous_id } of fresh) {
    const detail = { place: place.kind, place_id: place.parent, ...(previous_id && { previous_id }) };
    await writeAudit(tx, session, { action: 'create', subject: 'question', subject_id: id, detail });
  }
}

function textsOf({ question, question_exp, help, help_exp, answers }: CheckedQuestion): RichDocument[] {
  return [
    question,
    question_exp,
    help,
    help_exp,
    ...answers.flatMap(({ answer, explanation }) => [answer, explanation]),
  ];
}

type Among = Pick<Context, 'newId'> & { at: number; of: number };

function checkNew(place: Place, item: NewQuestion, { newId, at, of }: Among): Made {
  const { id: named, position, previous_id, answers = [], is_free_response = false, ...fields } = item;
  const id = idOf(named, newId);
  const draft = {
    id,
    parent: { kind: place.kind, id: place.parent },
    ...(place.section && { test: { section: place.section, is_real: place.is_real === true } }),
    position: 0,
    question: '',
    ...given(fields),
    is_free_response,
    answers: answers.map((answer) => answerDraft(idOf(answer.id, newId), answer, is_free_response)),
  };
  return {
    id,
    question: checkQuestion(draft, of > 1 ? naming(`question ${at + 1}`) : checkDocuments),
    position,
    previous_id,
  };
}

/** PostgreSQL returns UUIDs in lower case; a client may send upper case. */
export function idOf(named: string | undefined, newId: () => string): string {
  return named?.toLowerCase() ?? newId();
}

/** Returns the fields that are not undefined. */
function given<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const some = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(some) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** A document check whose error messages begin with `name`. */
function naming(name: string): DocumentCheck {
  return (fields, record) => checkDocuments(fields, record ? `${name}, ${record}` : name);
}

/**
 * Returns the ids that are already questions of the list. Throws a Refusal if one is used
 * elsewhere.
 */
async function knownIn(tx: Kysely<Database>, place: Place, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; here: boolean; deleted: boolean }>`
    select id, ${rowsOf(place).here} as here, deleted_at is not null as deleted
      from questions where id = any (${ids}::uuid[])
  `.execute(tx);
  if (rows.some(({ deleted }) => deleted)) throw idTaken(true, 'question');
  if (rows.some(({ here }) => !here)) throw idTaken(false, 'question');
  return new Set(rows.map(({ id }) => id));
}
