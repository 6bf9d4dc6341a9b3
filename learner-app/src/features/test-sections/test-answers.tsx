import type { TestEntry } from '@fourfold/core/contract/tests';
import type { Family } from '@fourfold/core/exams/families';
import { chosenIds } from '@fourfold/core/kinds/given';
import { hintFor } from '@fourfold/core/kinds/lazy/judging';
import type { KindName } from '@fourfold/core/kinds/registry';
import { choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { acceptedText, entryGiven } from '@fourfold/core/wire/tests/test-entry';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import { Choices } from '@fourfold/ui-kit/question/choices';
import { type AnswerLine, answerLineOf } from '../../question/answer-line.ts';
import { hasContent, RichField } from '../../question/rich-field.tsx';
import { StrikeButton } from './strike-button.tsx';
import type { Desk } from './use-desk.ts';

type TestAnswersProps = {
  family: Family;
  question: TestQuestion;
  /** Question number, from 1. */
  number: number;
  desk: Desk;
  striking: boolean;
};

/** The answers of a question while its section is taken: nothing is judged, every change is saved. */
export function TestAnswers({ family, question, number, desk, striking }: TestAnswersProps) {
  const item = shownItem(question);
  const line = answerLineOf(item);
  if (line) return <TypedAnswer kind={item.kind} line={line} question={question} desk={desk} />;
  const entry = desk.entryOf(question);
  const letters = choiceLetters(family, number);
  return (
    <Choices
      key={question.id}
      letters={letters}
      choices={question.answers.map((answer, at) => ({
        id: answer.id,
        body: <RichField field={answer.answer} formulas={answer.formulas} />,
        struck: entry.struckAnswerIds.includes(answer.id),
        tool: striking && (
          <StrikeButton
            letter={letters[at] ?? ''}
            struck={entry.struckAnswerIds.includes(answer.id)}
            onStrike={() => desk.change(question, { kind: 'struck', answerId: answer.id })}
          />
        ),
      }))}
      chosen={chosenIds(desk.givenTo(question))}
      several={item.kind === 'several-choices'}
      onChoose={(answerIds) => desk.change(question, { kind: 'given', given: { answerIds } })}
    />
  );
}

type TypedAnswerProps = Pick<TestAnswersProps, 'question' | 'desk'> & {
  kind: KindName;
  line: AnswerLine;
};

function TypedAnswer({ kind, line: { symbol, symbolLeft, isNumber }, question, desk }: TypedAnswerProps) {
  const given = desk.givenTo(question);
  return (
    <FreeResponse
      key={question.id}
      value={'text' in given ? given.text : ''}
      onType={(text) => desk.type(question, { text })}
      symbol={symbol}
      symbolLeft={symbolLeft}
      number={isNumber}
      hint={hintFor(kind, given) ?? undefined}
    />
  );
}

/** The answers of a question after its section was submitted, with the verdict. */
export function JudgedAnswers({ family, question, number, entry }: JudgedAnswersProps) {
  const item = shownItem(question);
  const given = entry && entryGiven(item.kind, entry);
  const line = answerLineOf(item);
  if (line) {
    const right = entry?.isCorrect === true;
    return (
      <FreeResponse
        key={question.id}
        value={given && 'text' in given ? given.text : ''}
        onType={() => {}}
        symbol={line.symbol}
        symbolLeft={line.symbolLeft}
        verdict={right ? 'right' : 'wrong'}
        rightAnswer={acceptedText(question, entry)}
      />
    );
  }
  return (
    <Choices
      key={question.id}
      letters={choiceLetters(family, number)}
      choices={question.answers.map((answer) => ({
        id: answer.id,
        body: <RichField field={answer.answer} formulas={answer.formulas} />,
        correct: entry?.isComplete ? entry.correctAnswerIds.includes(answer.id) : 'correct' in answer && answer.correct,
        ...('explanation' in answer &&
          hasContent(answer.explanation) && {
            why: <RichField field={answer.explanation} formulas={answer.formulas} />,
          }),
      }))}
      chosen={given ? chosenIds(given) : []}
      several={item.kind === 'several-choices'}
      checked
      onChoose={() => {}}
    />
  );
}

type JudgedAnswersProps = Pick<TestAnswersProps, 'family' | 'question' | 'number'> & { entry: TestEntry | undefined };
