import type { KeyDoubt } from '@fourfold/core/proofs/key-doubt';
import { checkDocumentsLeniently } from '../content/check-documents.ts';
import { nameId } from '../content/name-id.ts';
import { type AnswerDraft, type CheckedQuestion, checkQuestion } from '../content/question-draft.ts';
import type { ProblemRecord, Step } from './problem-record.ts';
import { readKey } from './read-key.ts';
import { readText } from './read-text.ts';
import { explanation, help, stem } from './step-texts.ts';

type StepLocation = { id: string; parent: { kind: 'subsubtopic'; id: string }; position: number; next: string | null };

/** Converts a step to a question; `doubt` is what an author has to check about its key. */
export function stepQuestion(
  record: ProblemRecord,
  step: Step,
  stepLocation: StepLocation,
): { question: CheckedQuestion; doubt: KeyDoubt | null } {
  const { answers, typing, doubt } =
    step.type === 'MultipleChoice' ? choiceAnswers(step, stepLocation.id) : typedAnswers(step, stepLocation.id);
  const texts = { question: stem(record, step), question_exp: explanation(step), help: help(step, typing) };
  const question = checkQuestion(
    {
      id: stepLocation.id,
      parent: stepLocation.parent,
      position: stepLocation.position,
      ...texts,
      link_right_question_id: stepLocation.next,
      link_wrong_question_id: stepLocation.next,
      answers,
    },
    checkDocumentsLeniently,
  );
  return { question, doubt };
}

type StepAnswers = { answers: AnswerDraft[]; typing: string | null; doubt: KeyDoubt | null };

function typedAnswers(step: Step, questionId: string): StepAnswers {
  const { entries, symbol, doubt: kind, typing } = readKey(step.answer[0] ?? '');
  const answers = entries.map(({ text, exact }, at) => ({
    id: nameId(`${questionId}/typed/${at}`),
    accepted: { text, exact },
    symbol,
    symbolLeft: symbol !== '',
  }));
  return { answers, typing, doubt: kind && { kind, keys: entries.map(({ text }) => text) } };
}

/** Equal choices are merged. */
function choiceAnswers(step: Step, questionId: string): StepAnswers {
  const right = oneSpaced(step.answer[0] ?? '');
  const choices = [...new Set(step.choices.map(oneSpaced))].filter((choice) => choice !== '');
  const answers = choices.map((choice, at) => ({
    id: nameId(`${questionId}/choice/${at}`),
    answer: readText(choice),
    correct: choice === right,
  }));
  return { answers, typing: null, doubt: null };
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
