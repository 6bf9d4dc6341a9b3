import { copyOfQuestion } from '@fourfold/core/authoring/bucket-copy';
import { overCap, type QuestionPlace } from '@fourfold/core/authoring/sections';
import { newId } from '@fourfold/core/browser/new-id';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { sayDeleted } from '../drafts/say-deleted.ts';
import { attempt } from '../session/attempt.ts';
import { api } from '../session/session.ts';
import { focusWhenThere, partIds } from './focus-when-there.ts';
import { questionsAt, readAgain, showQuestions } from './listed.ts';
import { createQuestion, createQuestions, deleteQuestion, type NewQuestion } from './question-calls.ts';

/** Whether the location allows another question; shows an error if not. */
export function hasRoom(place: QuestionPlace): boolean {
  const full = overCap(place, { present: questionsAt(place).length, more: 1 });
  if (full !== null) showAlert('error', full);
  return full === null;
}

/** Creates a question after another, or before the first. Returns it, or false. */
export async function makeQuestion(place: QuestionPlace, after: string | null, question: NewQuestion) {
  if (!hasRoom(place)) return false;
  const made = await attempt(createQuestion(place, { ...question, position: positionAfter(place, after) }));
  if (!made) return false;
  insert(place, after, made);
  showAlert('success', 'Question Created');
  return made;
}

/**
 * Copies a question with its answers to the position after it. Links stay with the original (Q81).
 */
export async function duplicateQuestion(place: QuestionPlace, question: Question) {
  if (!hasRoom(place)) return false;
  const copy = { ...copyOf(question), position: positionAfter(place, question.id) };
  const made = (await attempt(createQuestions(place, [copy]))) || [];
  const [first] = made;
  if (!first) return false;
  insert(place, question.id, first);
  showAlert('success', 'Duplicate Question Created');
  return first;
}

/** Moves a question into the bin; its toast can undo that. */
export async function removeQuestion(place: QuestionPlace, id: string): Promise<boolean> {
  const gone = await attempt(deleteQuestion(place, id));
  if (!gone) return false;
  showQuestions(place, (all) => all.filter((question) => question.id !== id).map(renumbered));
  sayDeleted('Question deleted', async () => {
    await api('POST /soft_delete/restore_record', { body: { id, type: 'question' } });
    await readAgain(place);
    focusWhenThere(partIds.opener(id));
  });
  return true;
}

function copyOf(question: Question): NewQuestion {
  return {
    ...copyOfQuestion(question, newId()),
    answers: question.answers.map((answer) => ({ id: newId(), ...answerCopy(answer) })),
  };
}

/** The content of an answer, without its links. */
export function answerCopy(answer: Answer) {
  const { answer: text, explanation, correct } = answer;
  const { free_response_answer, symbol, symbol_position_left, is_exact_match } = answer;
  return answer.is_free_response
    ? { free_response_answer, symbol, symbol_position_left, is_exact_match }
    : { answer: text, explanation, correct };
}

function insert(place: QuestionPlace, after: string | null, question: Question): void {
  showQuestions(place, (all) => {
    const others = all.filter(({ id }) => id !== question.id);
    return others.toSpliced(placeAfter(others, after), 0, question).map(renumbered);
  });
}

function positionAfter(place: QuestionPlace, after: string | null): number {
  return placeAfter(questionsAt(place), after);
}

/** If the question does not exist any more, the position is after the last one. */
function placeAfter(all: readonly Question[], after: string | null): number {
  if (after === null) return 0;
  const at = all.findIndex(({ id }) => id === after);
  return at < 0 ? all.length : at + 1;
}

function renumbered(question: Question, position: number): Question {
  return question.position === position ? question : { ...question, position };
}
