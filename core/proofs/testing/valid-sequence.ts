import * as fc from 'fast-check';
import { empty, type RichDocument } from '../../rich-text/document.ts';
import { itemOf } from '../../wire/item-of.ts';
import type { AuthoredAnswer, AuthoredQuestion, AuthoredTarget } from '../authored.ts';
import { aChoice, anAuthored, aSet, aTyped, formula, image, nowhere, paragraph } from './authored-question.ts';

/** The parameters of a valid question; numbers select among the valid options. */
type Recipe = {
  kind: 'one' | 'several' | 'typed';
  /** The number of choices; one up to all but one of them are right. */
  choices: number;
  correct: number;
  rich: 'words' | 'formula' | 'image';
  /** Whether the question or a right answer has the explanation. */
  why: 'question' | 'answer';
  hasHelp: boolean;
  /**
   * If true, right skips the next question and wrong leads to it. Otherwise right leads to the next
   * one, and wrong to any question.
   */
  branches: boolean;
  wrong: number;
  /** Its answers have the links, not the question. */
  byAnswers: boolean;
  through: 'shown' | null;
  hiddenBehind: boolean;
};
const recipe: fc.Arbitrary<Recipe> = fc.record({
  kind: fc.constantFrom('one', 'one', 'several', 'typed'),
  choices: fc.integer({ min: 2, max: 8 }),
  correct: fc.nat(20),
  rich: fc.constantFrom('words', 'formula', 'image'),
  why: fc.constantFrom('question', 'answer'),
  hasHelp: fc.boolean(),
  branches: fc.boolean(),
  wrong: fc.nat(40),
  byAnswers: fc.boolean(),
  through: fc.constantFrom('shown', null),
  hiddenBehind: fc.boolean(),
});

/**
 * Valid sequences: they branch, join and lead back after wrong answers, through sets, by links of
 * questions and of answers. Hidden questions with errors are among them.
 */
export const validSequence: fc.Arbitrary<AuthoredQuestion[]> = fc
  .array(recipe, { minLength: 1, maxLength: 10 })
  .map((recipes) => renumber(recipes.flatMap((one, at) => questionsOf(one, at, recipes.length))));

/** A valid question without links, for any position. */
export const validQuestion: fc.Arbitrary<AuthoredQuestion> = recipe.map((one) => questionOf(one, 'planted'));

/** The questions with positions from 0 in their order, also in their links. */
export function renumber(questions: readonly AuthoredQuestion[]): AuthoredQuestion[] {
  const positions = new Map(questions.map(({ id }, position) => [id, position]));
  const to = ({ question, set }: AuthoredTarget): AuthoredTarget => ({
    question: question && { ...question, position: positions.get(question.id) ?? question.position },
    set,
  });
  return questions.map((one, position) => ({
    ...one,
    position,
    right: to(one.right),
    wrong: to(one.wrong),
    answers: one.answers.map((answer) => ({ ...answer, leads: to(answer.leads) })),
  }));
}

export function targetOf(id: string | null, through: Recipe['through'] = null): AuthoredTarget {
  return {
    question: id === null ? null : { id, position: -1, state: 'shown' },
    set: through && aSet('On the way', through),
  };
}

function questionsOf(one: Recipe, at: number, count: number): AuthoredQuestion[] {
  const nameOf = (to: number) => (to < count ? `s${to}` : null);
  const past = one.branches ? 2 : 1;
  const [right, wrong] = [nameOf(at + past), nameOf(one.branches ? at + 1 : one.wrong % (count + 1))];
  const question = withLinks(one, questionOf(one, `s${at}`), [
    targetOf(right, one.through),
    targetOf(wrong, one.through),
  ]);
  const hidden = anAuthored({
    id: `h${at}`,
    is_hidden: true,
    question: [image('')],
    answers: [],
    right: targetOf('s0'),
  });
  return one.hiddenBehind ? [question, hidden] : [question];
}

/** Sets the links on the question, or on its answers if these links are followed. */
function withLinks(
  { kind, byAnswers }: Recipe,
  question: AuthoredQuestion,
  [right, wrong]: [AuthoredTarget, AuthoredTarget],
) {
  if (!byAnswers || kind === 'typed') return { ...question, right, wrong };
  if (itemOf(question).kind === 'several-choices') {
    return { ...question, right, answers: question.answers.map((answer) => ({ ...answer, leads: wrong })) };
  }
  const answers = question.answers.map((answer) => ({ ...answer, leads: answer.correct ? right : wrong }));
  return { ...question, answers };
}

function questionOf(one: Recipe, id: string): AuthoredQuestion {
  const stem = { words: paragraph('Which?'), formula: formula('x'), image: [image('A line')] }[one.rich];
  const explanation = one.why === 'answer' && one.kind !== 'typed' ? [] : formula('y');
  return anAuthored({
    id,
    question: stem,
    question_exp: explanation,
    help: one.hasHelp ? paragraph('Think.') : [],
    help_exp: one.hasHelp ? [] : [image('')],
    formula_keys: ['$x', '$y'],
    answers: answersOf(one, explanation.length === 0),
    right: nowhere,
    wrong: nowhere,
  });
}

function answersOf({ kind, choices, correct, rich }: Recipe, explained: boolean): AuthoredAnswer[] {
  if (kind === 'typed') return [aTyped('1/2'), aTyped(`${correct}`, true), aTyped(`${correct}`)];
  const shownCount = Math.min(choices, 6);
  const right = new Set(
    kind === 'one' || shownCount < 3
      ? [correct % shownCount]
      : Array.from({ length: 1 + (correct % (shownCount - 1)) }, (_, n) => n),
  );
  return Array.from({ length: choices }, (_, at) => {
    const answer = { ...aChoice(`${at}`, right.has(at)), answer: choiceText(rich, at < 6 ? at : 0) };
    return { ...answer, formula_keys: [`$${at}`], explanation: explained && right.has(at) ? paragraph('So.') : [] };
  });
}

function choiceText(rich: Recipe['rich'], at: number): RichDocument {
  if (rich === 'words') return paragraph(`${at} meters`);
  if (rich === 'image') return [image('One of the graphs', `/media/${String(at).padStart(64, '0')}.png`)];
  return [{ type: 'paragraph', children: [{ type: 'inline-math', latex: `${at}`, children: empty }] }];
}
