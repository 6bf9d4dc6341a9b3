import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { copyQuestion } from '@fourfold/core/authoring/bucket-copy';
import { overCapMessage, type QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { answerContent } from '@fourfold/core/wire/authored-answer';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { showDeletedAlert } from '../drafts/show-deleted-alert.ts';
import { elementIds, focusWhenRendered } from './focus-when-rendered.ts';
import { cachedQuestions, refetchQuestions, showQuestions } from './question-cache.ts';
import { createQuestion, createQuestions, deleteQuestion, type NewQuestion } from './question-calls.ts';

/** Whether the location allows another question; shows an error if not. */
export function hasRoom(questionLocation: QuestionLocation): boolean {
  const capError = overCapMessage(questionLocation, { current: cachedQuestions(questionLocation).length, more: 1 });
  if (capError !== null) showAlert('error', capError);
  return capError === null;
}

/** Creates a question after another, or before the first. Returns it, or false. */
export async function insertQuestion(questionLocation: QuestionLocation, after: string | null, question: NewQuestion) {
  if (!hasRoom(questionLocation)) return false;
  const created = await attempt(
    createQuestion(questionLocation, { ...question, position: positionAfter(questionLocation, after) }),
  );
  if (!created) return false;
  showInserted(questionLocation, after, created);
  showAlert('success', 'Question Created');
  return created;
}

/** Copies a question with its answers to the position after it. Links stay with the original (Q81). */
export async function duplicateQuestion(questionLocation: QuestionLocation, question: Question) {
  if (!hasRoom(questionLocation)) return false;
  const copy = { ...copyOf(question), position: positionAfter(questionLocation, question.id) };
  const created = (await attempt(createQuestions(questionLocation, [copy]))) || [];
  const [first] = created;
  if (!first) return false;
  showInserted(questionLocation, question.id, first);
  showAlert('success', 'Duplicate Question Created');
  return first;
}

/** Moves a question into the bin; its toast can undo that. */
export async function removeQuestion(questionLocation: QuestionLocation, id: string): Promise<boolean> {
  const gone = await attempt(deleteQuestion(questionLocation, id));
  if (!gone) return false;
  showQuestions(questionLocation, (all) => all.filter((question) => question.id !== id).map(withPosition));
  showDeletedAlert('Question deleted', async () => {
    await api('POST /soft_delete/restore_record', { body: { id, type: 'question' } });
    await refetchQuestions(questionLocation);
    focusWhenRendered(elementIds.opener(id));
  });
  return true;
}

function copyOf(question: Question): NewQuestion {
  return {
    ...copyQuestion(question, newId()),
    answers: question.answers.map((answer) => ({ id: newId(), ...answerContent(answer) })),
  };
}

function showInserted(questionLocation: QuestionLocation, after: string | null, question: Question): void {
  showQuestions(questionLocation, (all) => {
    const others = all.filter(({ id }) => id !== question.id);
    return others.toSpliced(indexAfter(others, after), 0, question).map(withPosition);
  });
}

function positionAfter(questionLocation: QuestionLocation, after: string | null): number {
  return indexAfter(cachedQuestions(questionLocation), after);
}

/** If the question does not exist any more, the position is after the last one. */
function indexAfter(all: readonly Question[], after: string | null): number {
  if (after === null) return 0;
  const at = all.findIndex(({ id }) => id === after);
  return at < 0 ? all.length : at + 1;
}

function withPosition(question: Question, position: number): Question {
  return question.position === position ? question : { ...question, position };
}
