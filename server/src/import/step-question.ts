import type { RichDocument } from '@fourfold/core/rich-text/document';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { checkForm } from '../content/check-documents.ts';
import { nameId } from '../content/name-id.ts';
import { type AnswerDraft, type CheckedQuestion, checkQuestion } from '../content/question-draft.ts';
import type { ProblemRecord, Step } from './problem-record.ts';
import { readKey } from './read-key.ts';
import { readText } from './read-text.ts';
import type { Reason } from './reasons.ts';
import { explanation, help, stem } from './step-texts.ts';

type Place = { id: string; parent: { kind: 'subsubtopic'; id: string }; position: number; next: string | null };

/** A step as a question, and what keeps its problem from being published. */
export function stepQuestion(
  record: ProblemRecord,
  step: Step,
  place: Place,
): { question: CheckedQuestion; held: Reason[] } {
  const { answers, typing, held } =
    step.type === 'MultipleChoice' ? choiceAnswers(step, place.id) : typedAnswers(step, place.id);
  const texts = { question: stem(record, step), question_exp: explanation(step), help: help(step, typing) };
  const question = checkQuestion(
    {
      id: place.id,
      parent: place.parent,
      position: place.position,
      ...texts,
      link_right_question_id: place.next,
      link_wrong_question_id: place.next,
      answers,
    },
    checkForm,
  );
  return { question, held: [...held, ...faultsOf(question)] };
}

type Answers = { answers: AnswerDraft[]; typing: string | null; held: Reason[] };

function typedAnswers(step: Step, questionId: string): Answers {
  const { entries, symbol, held, typing } = readKey(step.answer[0] ?? '');
  const answers = entries.map(({ text, exact }, at) => ({
    id: nameId(`${questionId}/typed/${at}`),
    free_response_answer: text,
    is_exact_match: exact,
    symbol,
    symbol_position_left: symbol !== '',
  }));
  return { answers, typing, held: held ? [held] : [] };
}

/** Choices that read alike are one choice. */
function choiceAnswers(step: Step, questionId: string): Answers {
  const right = oneSpaced(step.answer[0] ?? '');
  const choices = [...new Set(step.choices.map(oneSpaced))].filter((choice) => choice !== '');
  const answers = choices.map((choice, at) => ({
    id: nameId(`${questionId}/choice/${at}`),
    answer: readText(choice),
    correct: choice === right,
  }));
  const held: Reason[] = [];
  if (!choices.includes(right)) held.push('no right choice');
  if (choices.length < 2) held.push('one choice');
  return { answers, typing: null, held };
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What a student would see of LaTeX: a formula that isn't compiled, or a backslash in the text. */
function faultsOf(question: CheckedQuestion): Reason[] {
  const records = [question, ...question.answers];
  const held: Reason[] = [];
  if (records.some((record) => record.uncompiled.length > 0)) held.push('formula');
  const documents = [question.question, question.question_exp, question.help, ...question.answers.map((a) => a.answer)];
  if (documents.some(showsLatex)) held.push('raw');
  return held;
}

function showsLatex(document: RichDocument): boolean {
  return /\\|\$\$/.test(plainText(document));
}
