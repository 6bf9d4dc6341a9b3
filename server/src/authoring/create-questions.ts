import type { Question } from '@fourfold/core/contract/content';
import type { Parsed } from '@fourfold/core/contract/types';
import { type Kysely, sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { checkDocuments, type DocumentCheck } from '../content/check-documents.ts';
import { type CheckedQuestion, checkQuestion } from '../content/question-draft.ts';
import { insertQuestions } from '../content/write-questions.ts';
import type { Database } from '../database/schema.ts';
import { answerDraft } from './answer-draft.ts';
import { holdPlace } from './hold-place.ts';
import { type Place, requireRoom, standsIn } from './question-place.ts';
import { readQuestions } from './read-questions.ts';
import { renumber, withAdded } from './renumber.ts';

export type NewQuestion = Parsed<'POST /questions/create_multiple'>['body']['questions'][number];
type Made = { question: CheckedQuestion; position: number | undefined; previous_id: string | undefined };
type Visit = Pick<Context, 'db' | 'newId'> & { session: Session };

/**
 * Puts new questions into a place, all or none, each at its position. One that is there already, because the request
 * came twice, is answered as it stands.
 */
export async function createQuestions(place: Place, items: readonly NewQuestion[], visit: Visit): Promise<Question[]> {
  const { db, session } = visit;
  const made = items.map((item, at) => checkNew(place, item, { newId: visit.newId, at, of: items.length }));
  refuseTwins(made.map(({ question }) => question.id));
  return await db.transaction().execute(async (tx) => {
    const ids = await holdPlace(tx, place);
    const there = await knownIn(
      tx,
      place,
      made.map(({ question }) => question.id),
    );
    const fresh = made.filter(({ question }) => !there.has(question.id));
    if (fresh.length > 0) requireRoom(place, { present: ids.length, more: fresh.length });
    await insert(
      tx,
      fresh.map(({ question }) => question),
      session.account.id,
    );
    const list = withAdded(
      ids,
      fresh.map(({ question, position }) => ({ id: question.id, position })),
    );
    if (fresh.length > 0) await renumber(tx, 'questions', list);
    for (const { question, previous_id } of fresh) {
      const detail = { place: place.kind, place_id: place.id, ...(previous_id && { previous_id }) };
      await writeAudit(tx, session, { action: 'create', subject: 'question', subject_id: question.id, detail });
    }
    const read = await readQuestions(
      tx,
      made.map(({ question }) => question.id),
    );
    return read.map((question, at) => {
      const previous_id = made[at]?.previous_id;
      return previous_id === undefined ? question : { ...question, previous_id };
    });
  });
}

type Among = Pick<Context, 'newId'> & { at: number; of: number };

function checkNew(place: Place, item: NewQuestion, { newId, at, of }: Among): Made {
  const { id, position, previous_id, answers = [], is_free_response = false, ...fields } = item;
  const draft = {
    id: idOf(id, newId),
    parent: { kind: place.kind, id: place.id },
    ...(place.section !== null && { test: { section: place.section, is_real: place.is_real === true } }),
    position: 0,
    question: '',
    ...given(fields),
    is_free_response,
    answers: answers.map((answer) => answerDraft(idOf(answer.id, newId), answer, is_free_response)),
  };
  return {
    question: checkQuestion(draft, of > 1 ? naming(`question ${at + 1}`) : checkDocuments),
    position,
    previous_id,
  };
}

/** As PostgreSQL writes it: a client may have named it in capitals. */
export function idOf(named: string | undefined, newId: () => string): string {
  return named?.toLowerCase() ?? newId();
}

/** The fields that say something. */
function given<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const some = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(some) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** Which of several a refusal is about. */
function naming(name: string): DocumentCheck {
  return (fields, record) => checkDocuments(fields, record ? `${name}, ${record}` : name);
}

function refuseTwins(ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw taken('question');
}

/** Which of the ids are questions of the place already. One that names anything else is refused. */
async function knownIn(tx: Kysely<Database>, place: Place, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; here: boolean; deleted: boolean }>`
    select id, ${standsIn(place)} as here, deleted_at is not null as deleted
      from questions where id = any (${ids}::uuid[])
  `.execute(tx);
  if (rows.some(({ deleted }) => deleted)) throw new Refusal('gone', 'This question was deleted meanwhile.');
  if (rows.some(({ here }) => !here)) throw taken('question');
  return new Set(rows.map(({ id }) => id));
}

async function insert(tx: Kysely<Database>, questions: readonly CheckedQuestion[], by: string): Promise<void> {
  const added = await insertQuestions(tx, questions, by);
  // Somebody else was first with an id, in another place.
  if (added.questions.size < questions.length) throw taken('question');
  if (added.answers.size < questions.flatMap(({ answers }) => answers).length) throw taken('answer');
}

/** Of an id that a client made for something new, and that is something else. */
export function taken(what: 'question' | 'answer'): Refusal {
  return new Refusal('conflict', `This id already names another ${what}: give each ${what} an id of its own`);
}
