import type { TestEntry } from '@fourfold/core/contract/tests';
import type { Family } from '@fourfold/core/exams/families';
import { choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { answerInput, isNumberAnswer, type TestQuestion, testSymbol } from '@fourfold/core/test-section/test-question';
import { typingHint } from '@fourfold/core/test-section/typing-hint';
import { FreeResponse } from '@fourfold/ui-kit/free-response';
import { Choices } from '@fourfold/ui-kit/question/choices';
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
  if (answerInput(question) === 'typed') return <TypedAnswer question={question} desk={desk} />;
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
      chosen={entry.givenAnswerIds}
      several={answerInput(question) === 'several'}
      onChoose={(answerIds) => desk.change(question, { kind: 'chosen', answerIds })}
    />
  );
}

function TypedAnswer({ question, desk }: Pick<TestAnswersProps, 'question' | 'desk'>) {
  const { symbol, left } = testSymbol(question);
  const text = desk.textOf(question);
  return (
    <FreeResponse
      key={question.id}
      value={text}
      onType={(typed) => desk.type(question, typed)}
      symbol={symbol}
      symbolLeft={left}
      number={isNumberAnswer(question)}
      hint={typingHint(text) ?? undefined}
    />
  );
}

/** The answers of a question after its section was submitted, with the verdict. */
export function JudgedAnswers({ family, question, number, entry }: JudgedAnswersProps) {
  const several = answerInput(question) === 'several';
  if (answerInput(question) === 'typed') {
    const { symbol, left } = testSymbol(question);
    const right = entry?.isCorrect === true;
    return (
      <FreeResponse
        key={question.id}
        value={entry?.freeResponseGivenAnswer ?? ''}
        onType={() => {}}
        symbol={symbol}
        symbolLeft={left}
        verdict={right ? 'right' : 'wrong'}
        rightAnswer={entry?.freeResponseCorrectAnswer || firstRightAnswer(question)}
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
      chosen={entry?.givenAnswerIds ?? []}
      several={several}
      checked
      onChoose={() => {}}
    />
  );
}

type JudgedAnswersProps = Pick<TestAnswersProps, 'family' | 'question' | 'number'> & { entry: TestEntry | undefined };

function firstRightAnswer(question: TestQuestion): string | undefined {
  if ('sealed' in question) return undefined;
  return question.answers.find((answer) => answer.is_free_response)?.free_response_answer ?? undefined;
}
