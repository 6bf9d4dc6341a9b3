import type { TestEntry } from '@fourfold/core/contract/tests';
import type { SectionLetters } from '@fourfold/core/exams/section';
import { isSameGiven, nothingGiven } from '@fourfold/core/kinds/given';
import { hintFor } from '@fourfold/core/kinds/lazy/judging';
import type { Given } from '@fourfold/core/kinds/registry';
import { choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { acceptedText, entryGiven } from '@fourfold/core/wire/tests/test-entry';
import { ItemInput } from '@fourfold/ui-kit/kinds/lazy/kind-inputs';
import { hasContent, RichField } from '../../question/rich-field.tsx';
import { StrikeButton } from './strike-button.tsx';
import type { Desk } from './use-desk.ts';

type TestAnswersProps = {
  letters: SectionLetters;
  question: TestQuestion;
  /** Question number, from 1. */
  number: number;
  desk: Desk;
  striking: boolean;
};

/** The answers of a question while its section is taken: nothing is judged, every change is saved. */
export function TestAnswers({ letters, question, number, desk, striking }: TestAnswersProps) {
  const item = shownItem(question);
  const entry = desk.entryOf(question);
  const given = desk.givenTo(question);
  const shown = choiceLetters(letters, number);
  // What is being typed has no hint until it is saved.
  const isSaved = isSameGiven(given, entryGiven(item.kind, entry));
  const give = (now: Given) =>
    'text' in now ? desk.type(question, now) : desk.change(question, { kind: 'given', given: now });
  return (
    <ItemInput
      key={question.id}
      item={item}
      given={given}
      onGive={give}
      letters={shown}
      answers={question.answers.map((answer, at) => ({
        id: answer.id,
        body: <RichField field={answer.answer} formulas={answer.formulas} />,
        struck: entry.struckAnswerIds.includes(answer.id),
        tool: striking && (
          <StrikeButton
            letter={shown[at] ?? ''}
            struck={entry.struckAnswerIds.includes(answer.id)}
            onStrike={() => desk.change(question, { kind: 'struck', answerId: answer.id })}
          />
        ),
      }))}
      hint={(isSaved && hintFor(item.kind, given)) || undefined}
    />
  );
}

type JudgedAnswersProps = Pick<TestAnswersProps, 'letters' | 'question' | 'number'> & { entry: TestEntry | undefined };

/** The answers of a question after its section was submitted, with the verdict. */
export function JudgedAnswers({ letters, question, number, entry }: JudgedAnswersProps) {
  const item = shownItem(question);
  return (
    <ItemInput
      key={question.id}
      item={item}
      given={entry ? entryGiven(item.kind, entry) : nothingGiven(item.kind)}
      onGive={() => {}}
      letters={choiceLetters(letters, number)}
      answers={question.answers.map((answer) => ({
        id: answer.id,
        body: <RichField field={answer.answer} formulas={answer.formulas} />,
        correct: entry?.isComplete ? entry.correctAnswerIds.includes(answer.id) : 'correct' in answer && answer.correct,
        ...('explanation' in answer &&
          hasContent(answer.explanation) && {
            why: <RichField field={answer.explanation} formulas={answer.formulas} />,
          }),
      }))}
      verdict={entry?.isCorrect === true ? 'right' : 'wrong'}
      rightAnswer={acceptedText(question, entry)}
    />
  );
}
