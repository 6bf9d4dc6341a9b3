import type { Answer } from '@fourfold/core/contract/content';
import { Choices } from '@fourfold/ui-kit/question/choices';
import { FreeResponse } from '@fourfold/ui-kit/question/free-response';
import type { Answering } from './answering.ts';
import { inputOf } from './input-of.ts';
import { Rich, saysSomething } from './rich.tsx';

/** The answers of a question: choices, or one line to type in. */
export function AnswerInput({ practice }: { practice: Answering }) {
  const input = inputOf(practice.question);
  return input === 'typed' ? (
    <Typed practice={practice} />
  ) : (
    <Chosen practice={practice} several={input === 'several'} />
  );
}

function Chosen({ practice, several }: { practice: Answering; several: boolean }) {
  const { question, screen, choose } = practice;
  const given = screen.at === 'answering' ? screen.draft : screen.given;
  return (
    <Choices
      key={screen.recordId}
      choices={question.answers.map((answer) => ({
        id: answer.id,
        body: <Rich field={answer.answer} formulas={answer.formulas} />,
        correct: answer.correct,
        why: whyOf(answer),
      }))}
      chosen={given.kind === 'choice' ? given.answerIds : []}
      several={several}
      checked={screen.at === 'checked'}
      onChoose={choose}
    />
  );
}

function Typed({ practice }: { practice: Answering }) {
  const { question, screen, type } = practice;
  const [first] = question.answers.filter((answer) => answer.is_free_response);
  const given = screen.at === 'answering' ? screen.draft : screen.given;
  const verdict = screen.at === 'checked' ? (screen.verdict.right ? 'right' : 'wrong') : undefined;
  return (
    <FreeResponse
      key={screen.recordId}
      value={given.kind === 'typed' ? given.text : ''}
      onType={type}
      symbol={first?.symbol}
      symbolLeft={first?.symbol_position_left}
      hint={screen.at === 'answering' ? screen.slip?.message : undefined}
      verdict={verdict}
      rightAnswer={first?.free_response_answer}
    />
  );
}

/** An answer's own explanation, shown where it was chosen or right (Q31). */
function whyOf({ explanation, formulas }: Answer) {
  return saysSomething(explanation) ? <Rich field={explanation} formulas={formulas} /> : undefined;
}
