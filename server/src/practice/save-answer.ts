import { type AnswerRecord, problemSetReference } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import { nothingGiven } from '@fourfold/core/wire/answer-problem';
import { isEmptyRecord } from '@fourfold/core/wire/given-of';
import type { ActionContext } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { type AnsweredRecord, appendEvents } from './append-events.ts';
import { judgeRecord, openLink, stepsInSequence, stepsInSet } from './decide-answer.ts';
import { hasMastered } from './has-mastered.ts';
import { type AnswerContext, loadAnswerContext } from './load-answer-context.ts';
import type { QuestionWithKey } from './practice-content.ts';
import { presentAnswerRecord } from './present-answer-record.ts';
import { presentProgress } from './present-progress.ts';
import { type HistoryReference, isWork, parentKindOf, type Reference, referenceOf } from './reference.ts';
import { requireSelf } from './require-self.ts';
import { requireOutsideQuestion, stepOutsideWork } from './steps-outside-work.ts';
import { possibleDay } from './student-day.ts';
import { updateAnswerRecord } from './update-answer-record.ts';

type Call = 'POST /user_questions/save_user_questions_progress';

/**
 * Saves one answer: judges it, appends it to the student's history and updates the progress. A
 * repeated request with the same id is safe, also at the same time: it can only increase the
 * record's `time_spent_after_answer` and set `view_full_explanation`, and gets the first reply.
 */
export async function saveAnswer({ body }: { body: AnswerRecord }, context: ActionContext): Promise<Reply<Call>> {
  requireSelf(context.session, body.user_id);
  requireSomethingGiven(body);
  const record = { ...body, day: possibleDay(body.day, context.now()) };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const reply = await tryToSave(record, context);
    if (reply) return reply;
  }
  throw new Refusal('too_many_answers_at_once', {}, { headers: { 'retry-after': '1' } });
}

/** An attempt fails only if another answer was saved to the same history meanwhile. */
const maxAttempts = 50;

/** Null if the history has changed between reading and writing. */
async function tryToSave(record: AnswerRecord, context: ActionContext): Promise<Reply<Call> | null> {
  const { db, session } = context;
  const user_id = session.account.id;
  const reference: HistoryReference = referenceOf(record);
  const answerContext = await loadAnswerContext(context, { record, reference });
  if (answerContext.known === 'another') {
    throw new Refusal('answer_id_taken');
  }
  if (answerContext.known === 'this')
    return updateAnswerRecord(db, {
      user_id,
      record,
      from: answerContext.progress,
      ancestors: answerContext.ancestors,
    });
  const question = answerContext.question ?? (await throwMissingQuestion(db, record.question_id));
  if (isWork(reference)) requireQuestionOf(reference, question);
  else await requireOutsideQuestion(context, { record, reference, loaded: answerContext }, question);

  const answer = judgeRecord(record, question);
  const [first, ...others] = isWork(reference)
    ? await stepsOf(answer, { ...answerContext, question }, context, reference)
    : [stepOutsideWork({ record, reference, loaded: answerContext }, answer, context.now())];
  if (!first) throw new Error('an answer adds at least itself to its history');

  const history = { user_id, reference, from: answerContext.progress, at: context.now() };
  const row = await nullIfDuplicate(appendEvents(db, history, [first, ...others], answer));
  if (!row) return null;
  return presentAnswerRecord(answer, presentProgress(row, { user_id, reference, ancestors: answerContext.ancestors }));
}

function requireSomethingGiven(record: AnswerRecord): void {
  if (isEmptyRecord(record)) {
    throw new Refusal('invalid_field', nothingGiven);
  }
}

/**
 * Throws `notFound` if the question has another parent. Answers to questions that were hidden,
 * unpublished or deleted meanwhile are accepted.
 */
function requireQuestionOf(reference: Reference, { parent_kind, parent_id }: QuestionWithKey): void {
  if (parent_kind !== parentKindOf[reference.type] || parent_id !== reference.id) throw notFound('Question');
}

/**
 * Throws the refusal for a question that does not exist: `gone` if it was deleted permanently,
 * since without its key the answer cannot be judged.
 */
async function throwMissingQuestion(db: ActionContext['db'], id: string): Promise<never> {
  const lastTitle = await db.selectFrom('last_titles').select('id').where('id', '=', id).executeTakeFirst();
  throw lastTitle ? new Refusal('question_erased') : notFound('Question');
}

async function stepsOf(
  answer: AnsweredRecord,
  answerContext: AnswerContext & { question: QuestionWithKey },
  { db, session }: ActionContext,
  reference: Reference,
) {
  if (reference.type === problemSetReference) return stepsInSet(answerContext, answer);
  const link = openLink(answerContext, answer);
  // A branch that ends with a problem set depends on whether the set is already mastered.
  const finalSet = link.question ? null : link.problemset;
  const mastered = finalSet !== null && (await hasMastered(db, session.account.id, finalSet));
  return stepsInSequence(answerContext, answer, { link, mastered });
}

/**
 * Null instead of an error if the same record was saved to another history at the same time: the
 * unique index rejects the second insert.
 */
async function nullIfDuplicate<T>(insertion: Promise<T>): Promise<T | null> {
  try {
    return await insertion;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'practice_events_record') return null;
    throw error;
  }
}
