import type { AnswerRecord, Progress, SequenceReference } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import { isWorkProgress } from '@fourfold/core/practice/work-progress';
import { newId } from '../call/new-id.ts';
import type { Db } from '../database/db.ts';
import { type AddedQuestion, addQuestion, addSequencePlace, addSet } from './content.ts';
import type { TestPerson } from './server.ts';

export type PracticeOf<T extends AnswerRecord['reference_type']> = { reference_type: T; reference_id: string };
type Saved = Reply<'POST /user_questions/save_user_questions_progress'>;

/** An answer record as the learner app sends it: chosen ids, or a typed text. */
export function anAnswer(
  person: TestPerson,
  reference: PracticeOf<AnswerRecord['reference_type']>,
  question_id: string,
  given: readonly string[] | string,
  overrides: Partial<AnswerRecord> = {},
): AnswerRecord {
  return {
    id: newId(),
    user_id: person.account.id,
    question_id,
    ...reference,
    time_spent_before_answer: 5,
    given_answer_ids: typeof given === 'string' ? [] : [...given],
    given_free_response_answer: typeof given === 'string' ? given : '',
    ...overrides,
  };
}

export async function save(person: TestPerson, body: AnswerRecord): Promise<Saved> {
  return await person.call('POST /user_questions/save_user_questions_progress', { body });
}

/** Answers questions in order, each right or wrong. Returns the last progress. */
export async function answerAll(
  person: TestPerson,
  reference: PracticeOf<AnswerRecord['reference_type']>,
  answers: readonly (readonly [question: AddedQuestion, right: boolean])[],
): Promise<Progress> {
  let progress: Saved['progress'] | undefined;
  for (const [question, right] of answers) {
    const given = [right ? question.right : question.wrong];
    progress = (await save(person, anAnswer(person, reference, question.id, given))).progress;
  }
  if (!progress || !isWorkProgress(progress)) throw new Error('Answer at least one question of a sequence or a set.');
  return progress;
}

/** A published problem set of choice questions. */
export async function aSet(db: Db, length = 3) {
  const { subsubtopic } = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
  return { ...(await questionsOfSet(db, set, length)), subsubtopic };
}

export async function questionsOfSet(db: Db, set: string, length = 3) {
  const questions: AddedQuestion[] = [];
  for (let position = 0; position < length; position++) {
    questions.push(await addQuestion(db, { kind: 'problem_set', id: set }, { position }));
  }
  const reference: PracticeOf<'HomeProblemSetQuestions'> = {
    reference_type: 'HomeProblemSetQuestions',
    reference_id: set,
  };
  return { reference, questions };
}

/**
 * A published sequence: the first question leads to the second when right and to a detour when
 * wrong; the detour leads through a set to the second; the second ends the sequence.
 */
export async function aSequence(db: Db) {
  const place = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: place.subsubtopic });
  const parent = { kind: 'subsubtopic' as const, id: place.subsubtopic };
  const second = await addQuestion(db, parent, { position: 1 });
  const detour = await addQuestion(db, parent, {
    position: 2,
    link_right_problemset_id: set,
    link_right_question_id: second.id,
    link_wrong_question_id: second.id,
  });
  const first = await addQuestion(db, parent, {
    position: 0,
    link_right_question_id: second.id,
    link_wrong_question_id: detour.id,
  });
  const reference: PracticeOf<SequenceReference & 'HomeSubsubTopic'> = {
    reference_type: 'HomeSubsubTopic',
    reference_id: place.subsubtopic,
  };
  return { place, set, reference, first, second, detour };
}

/** The kinds of a student's history events, in order. */
export async function kindsOfEvents(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('practice_events')
    .select('kind')
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('seq')
    .execute();
  return rows.map(({ kind }) => kind);
}
