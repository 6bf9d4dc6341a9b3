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
 * Save one answer: judge it, append it to the student's history, move the progress on. The same id again grows the
 * record's second half and answers the first reply, however often and however simultaneously it arrives.
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

/** Each attempt that fails means that another answer of the same student was saved to the same history meanwhile. */
const attempts = 50;

/** Null when the history moved between reading and writing. */
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

/** Hidden, unpublished or deleted since, a question's answer is still taken; a question of elsewhere never is. */
function requireOf(reference: Reference, { parent_kind, parent_id }: QuestionWithKey): void {
  if (parent_kind !== parentKindOf[reference.type] || parent_id !== reference.id) throw notFound('Question');
}

/** Without its key nothing can be judged: who answered it offline hears why it is not taken any more. */
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
  // Only the sequence that ends with a set asks whether that set is mastered already.
  const endsWith = way.question ? null : way.problemset;
  const mastered = endsWith !== null && (await hasMastered(db, session.account.id, endsWith));
  return stepsInSequence(loaded, answer, { way, mastered });
}

/** The same record sent to two histories at once: the one that comes second meets the first's index entry. */
async function onlyOnce<T>(appending: Promise<T>): Promise<T | null> {
  try {
    return await appending;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'practice_events_record') return null;
    throw error;
  }
}
