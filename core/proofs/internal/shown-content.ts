import { type AnswerLetter, letterAt } from '../../answers/answer-letters.ts';
import { choicesOf } from '../../kinds/checks.ts';
import type { RichDocument } from '../../rich-text/document.ts';
import { isEmptyDocument } from '../../rich-text/is-empty.ts';
import { itemOf } from '../../wire/item-of.ts';
import type { AuthoredAnswer, AuthoredQuestion } from '../authored.ts';

/** A text that students may read. `where` names it after "in": "its explanation", "answer B". */
export type ShownText = { where: string; document: RichDocument; formula_keys: readonly string[] };

/** Every text of a question in reading order. The explanation of the help is shown only with the help (Q30). */
export function shownTexts(question: AuthoredQuestion): ShownText[] {
  const { formula_keys } = question;
  const helped = !isEmptyDocument(question.help);
  return [
    { where: 'its text', document: question.question, formula_keys },
    ...shownChoices(question).flatMap(({ letter, answer, explanation, formula_keys }) => [
      { where: `answer ${letter}`, document: answer, formula_keys },
      { where: `the explanation of answer ${letter}`, document: explanation, formula_keys },
    ]),
    { where: 'its explanation', document: question.question_exp, formula_keys },
    { where: 'its help', document: question.help, formula_keys },
    ...(helped ? [{ where: 'the explanation of its help', document: question.help_exp, formula_keys }] : []),
  ];
}

export type ShownChoice = AuthoredAnswer & { letter: AnswerLetter };

/** The choices that students see, with their letters: the first six answers, or none for a typed question. */
export function shownChoices(question: Pick<AuthoredQuestion, 'kind' | 'answers'>): ShownChoice[] {
  const shown = new Set(choicesOf(itemOf(question)));
  return question.answers.flatMap((answer, at) => {
    const letter = letterAt(at);
    return letter && shown.has(answer.id) ? [{ ...answer, letter }] : [];
  });
}
