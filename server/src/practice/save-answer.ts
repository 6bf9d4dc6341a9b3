import { type AnswerRecord, problemSetReference } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import type { Doing } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { type AnsweredRecord, appendEvents } from './append-events.ts';
import { judgedRecord, openWay, stepsInSequence, stepsInSet } from './decide-answer.ts';
import { growAnswer } from './grow-answer.ts';
import { type ForAnswer, loadForAnswer } from './load-for-answer.ts';
import { hasMastered } from './mastered-set.ts';
import type { QuestionWithKey } from './practice-content.ts';
import { presentAnswerRecord } from './present-answer-record.ts';
import { presentProgress } from './present-progress.ts';
import { parentKindOf, type Reference, referenceOf } from './reference.ts';
import { requireSelf } from './require-self.ts';

type Call = 'POST /user_questions/save_user_questions_progress';

/**
 * Saves one answer: judges it, appends it to the student's history and updates the progress. A
 * repeated request with the same id is safe, also at the same time: it can only increase the
 * record's `time_spent_after_answer` and set `view_full_explanation`, and gets the first reply.
 */
export async function saveAnswer({ body }: { body: AnswerRecord }, visit: Doing): Promise<Reply<Call>> {
  requireSelf(visit.session, body.user_id);
  requireSomethingGiven(body);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const reply = await tryToSave(body, visit);
    if (reply) return reply;
  }
  throw new Refusal('too_often', 'Too many answers to the same questions at once: send this one again', {
    'retry-after': '1',
  });
}

/** An attempt fails only if another answer was saved to the same history meanwhile. */
const attempts = 50;

/** Null if the history has changed between reading and writing. */
async function tryToSave(record: AnswerRecord, visit: Doing): Promise<Reply<Call> | null> {
  const { db, session } = visit;
  const user_id = session.account.id;
  const reference = referenceOf(record);
  const loaded = await loadForAnswer(visit, { record, reference });
  if (loaded.known === 'another') {
    throw new Refusal('conflict', 'This id already names another answer: give each answer an id of its own');
  }
  if (loaded.known === 'this') return growAnswer(db, { user_id, record, from: loaded.progress, place: loaded.place });
  const question = loaded.question ?? (await missing(db, record.question_id));
  requireOf(reference, question);

  const answer = judgedRecord(record, question);
  const [first, ...others] = await stepsAfter(answer, { ...loaded, question }, visit, reference);
  if (!first) throw new Error('an answer adds at least itself to its history');

  const history = { user_id, reference, from: loaded.progress, at: visit.now() };
  const row = await onlyOnce(appendEvents(db, history, [first, ...others], answer));
  if (!row) return null;
  return presentAnswerRecord(answer, presentProgress(row, { user_id, reference, place: loaded.place }));
}

function requireSomethingGiven(record: AnswerRecord): void {
  if (record.given_answer_ids.length === 0 && record.given_free_response_answer.trim() === '') {
    throw new Refusal('malformed', 'given_answer_ids: choose an answer, or type one in given_free_response_answer');
  }
}

/**
 * Throws `notFound` if the question has another parent. Answers to questions that were hidden,
 * unpublished or deleted meanwhile are accepted.
 */
function requireOf(reference: Reference, { parent_kind, parent_id }: QuestionWithKey): void {
  if (parent_kind !== parentKindOf[reference.type] || parent_id !== reference.id) throw notFound('Question');
}

/**
 * Throws the refusal for a question that does not exist: `gone` if it was deleted permanently,
 * since without its key the answer cannot be judged.
 */
async function missing(db: Doing['db'], id: string): Promise<never> {
  const last = await db.selectFrom('last_titles').select('id').where('id', '=', id).executeTakeFirst();
  throw last
    ? new Refusal('gone', 'This question was deleted for good before this answer arrived.')
    : notFound('Question');
}

async function stepsAfter(
  answer: AnsweredRecord,
  loaded: ForAnswer & { question: QuestionWithKey },
  { db, session }: Doing,
  reference: Reference,
) {
  if (reference.type === problemSetReference) return stepsInSet(loaded, answer);
  const way = openWay(loaded, answer);
  // A branch that ends with a problem set depends on whether the set is already mastered.
  const endsWith = way.question ? null : way.problemset;
  const mastered = endsWith !== null && (await hasMastered(db, session.account.id, endsWith));
  return stepsInSequence(loaded, answer, { way, mastered });
}

/**
 * Null instead of an error if the same record was saved to another history at the same time: the
 * unique index rejects the second insert.
 */
async function onlyOnce<T>(appending: Promise<T>): Promise<T | null> {
  try {
    return await appending;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'practice_events_record') return null;
    throw error;
  }
}
