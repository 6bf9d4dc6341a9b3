import type { Question } from '@fourfold/core/contract/content';
import type { Mistake } from '@fourfold/core/contract/mistakes';
import { chosenIds, givenText } from '@fourfold/core/kinds/given';
import { givenOf, recordedGiven } from '@fourfold/core/wire/given-of';
import { firstAccepted, itemOf } from '@fourfold/core/wire/item-of';
import type { ReactNode } from 'react';
import { RichField } from '../../question/rich-field.tsx';

/** What was given to a question, as the student saw it. */
export function answersGiven(question: Question, mistake: Mistake): ReactNode {
  const given = givenOf(itemOf(question).kind, mistake);
  const chosen = chosenIds(given);
  const answers = question.answers.filter(({ id }) => chosen.includes(id));
  return answers.length > 0 ? <Answers answers={answers} /> : givenText(given, () => 'A deleted answer');
}

/** What was typed, if the question is not known. */
export function typedText(mistake: Mistake): string {
  return givenText(recordedGiven(mistake), () => '');
}

/** The right answer: the text that is accepted first, or every right choice. */
export function answersRight(question: Question): ReactNode {
  return firstAccepted(question) ?? <Answers answers={question.answers.filter(({ correct }) => correct)} />;
}

function Answers({ answers }: Pick<Question, 'answers'>) {
  return answers.map(({ id, answer, formulas }) => <RichField key={id} field={answer} formulas={formulas} />);
}
