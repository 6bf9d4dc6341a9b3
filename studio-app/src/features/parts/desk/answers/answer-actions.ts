import { attempt } from '@fourfold/app-shell/attempt';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { newId } from '@fourfold/core/browser/new-id';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { type AcceptedField, answerContent } from '@fourfold/core/wire/authored-answer';
import { isTypedAnswer } from '@fourfold/core/wire/authored-item';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { saveRevised } from '../../drafts/save-revised.ts';
import { showDeletedAlert } from '../../drafts/show-deleted-alert.ts';
import { refetchItem } from '../../statistics/statistics-query.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { noteOwnChange, revisionFrom } from '../own-changes.ts';
import { refetchQuestions, showAnswers, withAppended } from '../question-cache.ts';
import { type AnswerChange, changeAnswer, createAnswer, deleteAnswer, type NewAnswer } from '../question-calls.ts';

type NewFields = Omit<NewAnswer, 'question_id' | 'position'>;
/** The labels of the texts of an answer, where both versions are shown. */
type TextLabels = { readonly [Name in keyof AcceptedField | 'answer' | 'explanation' | 'symbol']?: string };

/** Creates an answer after the last one; returns it, or false. */
export async function appendAnswer(questionLocation: QuestionLocation, question: Question, fields: NewFields) {
  const made = await attempt(createAnswer(questionLocation, { ...fields, question_id: question.id }));
  if (!made) return false;
  showAnswers(questionLocation, question.id, (all) => withAppended(all, [made]));
  refetchItem(questionLocation, question.id);
  showAlert('success', 'New answer created');
  return made;
}

/** Inserts a copy after an answer, as a wrong one (AAN-005) and without its links. */
export async function duplicateAnswer(questionLocation: QuestionLocation, answer: Answer) {
  const position = answer.position + 1;
  const copy = { ...answerContent(answer), correct: false, id: newId(), question_id: answer.question_id, position };
  const made = await attempt(createAnswer(questionLocation, copy));
  if (!made) return false;
  showAnswers(questionLocation, answer.question_id, (all) => all.toSpliced(position, 0, made));
  showAlert('success', 'Duplicate answer created');
  return made;
}

/**
 * Saves the texts of an answer; on a conflict with another author, asks which version to keep
 * (Q174). Returns whether it was saved.
 */
export async function saveAnswer(
  questionLocation: QuestionLocation,
  answer: Answer,
  { change, textLabels, rev }: { change: AnswerChange; textLabels: TextLabels; rev: number | undefined },
): Promise<boolean> {
  const parts = (Object.keys(textLabels) as (keyof TextLabels)[]).flatMap((part) => {
    const [name = '', mine] = [textLabels[part], change[part]];
    return mine === undefined ? [] : [{ name, mine, theirs: (one: Answer) => one[part] }];
  });
  await pendingCorrect.get(answer.id);
  const saved = await saveRevised<Answer>({
    rev: revisionFrom(answer.id, rev),
    send: (from) => changeAnswer(answer.id, { ...change, rev: from }),
    parts,
  });
  if (saved) showSaved(questionLocation, saved);
  return saved !== false;
}

/**
 * Pending changes of `correct`, by answer id. The answer's form waits for them and saves on the
 * revision that they return.
 */
const pendingCorrect = new Map<string, Promise<unknown>>();

/** Marks an answer as right or wrong optimistically; refetches the list if the call fails. */
export async function saveCorrect(questionLocation: QuestionLocation, answer: Answer, correct: boolean): Promise<void> {
  const show = (one: Answer) => ({ ...one, correct });
  showAnswers(questionLocation, answer.question_id, (all) =>
    all.map((one) => (one.id === answer.id ? show(one) : one)),
  );
  const call = (pendingCorrect.get(answer.id) ?? Promise.resolve()).then(() =>
    attempt(changeAnswer(answer.id, { correct })),
  );
  pendingCorrect.set(answer.id, call);
  const saved = await call;
  const isLatest = pendingCorrect.get(answer.id) === call;
  if (isLatest) pendingCorrect.delete(answer.id);
  if (saved && !isLatest) return noteOwnChange(saved);
  if (saved) showSaved(questionLocation, saved);
  else await refetchQuestions(questionLocation);
}

/** Deletes an answer for good; Undo in the toast creates it again at its position (Q175). */
export async function removeAnswer(questionLocation: QuestionLocation, answer: Answer): Promise<boolean> {
  const { id, question_id, position, next_question_id: next, link_problemset: set } = answer;
  if (!(await attempt(deleteAnswer(id)))) return false;
  showAnswers(questionLocation, question_id, (all) => all.filter((one) => one.id !== id));
  refetchItem(questionLocation, question_id);
  showDeletedAlert('Answer deleted', async () => {
    const links = { next_question: next, link_problemset: set?._id ?? null };
    const same = { ...answerContent(answer), ...(!isTypedAnswer(answer) && links) };
    const restored = await createAnswer(questionLocation, { ...same, id, question_id, position });
    showAnswers(questionLocation, question_id, (all) =>
      all.filter((one) => one.id !== id).toSpliced(position, 0, restored),
    );
    focusWhenRendered(elementIds.answer(id));
  });
  return true;
}

function showSaved(questionLocation: QuestionLocation, saved: Answer): void {
  noteOwnChange(saved);
  showAnswers(questionLocation, saved.question_id, (all) => all.map((one) => (one.id === saved.id ? saved : one)));
  refetchItem(questionLocation, saved.question_id);
  showAlert('success', 'Answer value updated');
}
