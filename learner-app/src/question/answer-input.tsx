import type { Answer } from '@fourfold/core/contract/content';
import { Choices } from '@fourfold/ui-kit/question/choices';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { Answering } from './answering.ts';
import { inputOf } from './input-of.ts';
import { useLate } from './late.ts';
import { Rich, saysSomething } from './rich.tsx';
import { typed } from './typed.ts';

/** The answers of a question: choices, or one line to type in. */
export function AnswerInput({ practice }: { practice: Answering }) {
  const input = inputOf(practice.question);
  return input === 'typed' ? (
    <Typed practice={practice} />
  ) : (
    <Chosen practice={practice} several={input === 'several'} />
  );
}

function Typed({ practice }: { practice: Answering }) {
  const part = useLate(typed);
  return part ? <part.TypedAnswer practice={practice} /> : <Skeleton bars={[40]} label="Loading the answer line" />;
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

/** The explanation of one answer, shown if it was chosen or is right (Q31). */
function whyOf({ explanation, formulas }: Answer) {
  return saysSomething(explanation) ? <Rich field={explanation} formulas={formulas} /> : undefined;
}
