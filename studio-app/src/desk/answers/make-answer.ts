import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import { newId } from '@fourfold/core/browser/new-id';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { saveRevised } from '../../drafts/save-revised.ts';
import { sayDeleted } from '../../drafts/say-deleted.ts';
import { attempt } from '../../session/attempt.ts';
import { readDoubtAgain } from '../../statistics/statistics-query.ts';
import { focusWhenThere, partIds } from '../focus-when-there.ts';
import { readAgain, showAnswers, withLast } from '../listed.ts';
import { answerCopy } from '../make-question.ts';
import { noteOwnChange, revisionFrom } from '../own-changes.ts';
import { type AnswerChange, changeAnswer, createAnswer, deleteAnswer, type NewAnswer } from '../question-calls.ts';

type NewFields = Omit<NewAnswer, 'question_id' | 'position'>;

/** Creates an answer after the last one; returns it, or false. */
export async function makeAnswer(place: QuestionPlace, question: Question, fields: NewFields) {
  const made = await attempt(createAnswer(place, { ...fields, question_id: question.id }));
  if (!made) return false;
  showAnswers(place, question.id, (all) => withLast(all, [made]));
  readDoubtAgain(place, question.id);
  showAlert('success', 'New answer created');
  return made;
}

/** Inserts a copy after an answer, as a wrong one (AAN-005) and without its links. */
export async function duplicateAnswer(place: QuestionPlace, answer: Answer) {
  const position = answer.position + 1;
  const copy = { ...answerCopy(answer), correct: false, id: newId(), question_id: answer.question_id, position };
  const made = await attempt(createAnswer(place, copy));
  if (!made) return false;
  showAnswers(place, answer.question_id, (all) => all.toSpliced(position, 0, made));
  showAlert('success', 'Duplicate answer created');
  return made;
}

/**
 * Saves the texts of an answer; on a conflict with another author, asks which version to keep
 * (Q174). Returns whether it was saved.
 */
export async function saveAnswer(
  place: QuestionPlace,
  answer: Answer,
  { change, rev }: { change: AnswerChange; rev: number | undefined },
): Promise<boolean> {
  const parts = (['answer', 'explanation', 'free_response_answer', 'symbol'] as const).flatMap((part) =>
    change[part] === undefined ? [] : [{ name: names[part], mine: change[part], theirs: (one: Answer) => one[part] }],
  );
  await turning.get(answer.id);
  const saved = await saveRevised<Answer>({
    rev: revisionFrom(answer.id, rev),
    send: (from) => changeAnswer(answer.id, { ...change, rev: from }),
    parts,
  });
  if (saved) showSaved(place, saved);
  return saved !== false;
}

const names = {
  answer: 'Answer',
  explanation: 'Explanation',
  free_response_answer: 'Answer',
  symbol: 'Symbol',
} as const;

/**
 * Pending changes of `correct`, by answer id. The answer's form waits for them and saves on the
 * revision that they return.
 */
const turning = new Map<string, Promise<unknown>>();

/** Marks an answer as right or wrong optimistically; refetches the list if the call fails. */
export async function saveCorrect(place: QuestionPlace, answer: Answer, correct: boolean): Promise<void> {
  const show = (one: Answer) => ({ ...one, correct });
  showAnswers(place, answer.question_id, (all) => all.map((one) => (one.id === answer.id ? show(one) : one)));
  const call = (turning.get(answer.id) ?? Promise.resolve()).then(() => attempt(changeAnswer(answer.id, { correct })));
  turning.set(answer.id, call);
  const saved = await call;
  const last = turning.get(answer.id) === call;
  if (last) turning.delete(answer.id);
  if (saved && !last) return noteOwnChange(saved);
  if (saved) showSaved(place, saved);
  else await readAgain(place);
}

/** Deletes an answer for good; Undo in the toast creates it again at its position (Q175). */
export async function removeAnswer(place: QuestionPlace, answer: Answer): Promise<boolean> {
  const { id, question_id, position, correct, next_question_id: next, link_problemset: set } = answer;
  if (!(await attempt(deleteAnswer(id)))) return false;
  showAnswers(place, question_id, (all) => all.filter((one) => one.id !== id));
  readDoubtAgain(place, question_id);
  sayDeleted('Answer deleted', async () => {
    const ways = { next_question: next, link_problemset: set?._id ?? null };
    const same = { ...answerCopy(answer), ...(!answer.is_free_response && { correct, ...ways }) };
    const back = await createAnswer(place, { ...same, id, question_id, position });
    showAnswers(place, question_id, (all) => all.filter((one) => one.id !== id).toSpliced(position, 0, back));
    focusWhenThere(partIds.answer(id));
  });
  return true;
}

function showSaved(place: QuestionPlace, saved: Answer): void {
  noteOwnChange(saved);
  showAnswers(place, saved.question_id, (all) => all.map((one) => (one.id === saved.id ? saved : one)));
  readDoubtAgain(place, saved.question_id);
  showAlert('success', 'Answer value updated');
}
