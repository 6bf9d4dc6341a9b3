import type { Answer } from '@fourfold/core/contract/content';
import { Choices } from '@fourfold/ui-kit/question/choices';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { AnsweringState } from './answering-state.ts';
import { useLazyCode } from './lazy-code.ts';
import { questionInput } from './question-input.ts';
import { hasContent, RichField } from './rich-field.tsx';
import { typedAnswerCode } from './typed-answer-code.ts';

/** The answers of a question: choices, or one line to type in. */
export function AnswerInput({ practice }: { practice: AnsweringState }) {
  const input = questionInput(practice.question);
  return input === 'typed' ? (
    <TypedInput practice={practice} />
  ) : (
    <ChoiceInput practice={practice} several={input === 'several'} />
  );
}

function TypedInput({ practice }: { practice: AnsweringState }) {
  const module = useLazyCode(typedAnswerCode);
  return module ? <module.TypedAnswer practice={practice} /> : <Skeleton bars={[40]} label="Loading the answer line" />;
}

function ChoiceInput({ practice, several }: { practice: AnsweringState; several: boolean }) {
  const { question, screen, choose } = practice;
  const given = screen.kind === 'answering' ? screen.draft : screen.given;
  return (
    <Choices
      key={screen.recordId}
      choices={question.answers.map((answer) => ({
        id: answer.id,
        body: <RichField field={answer.answer} formulas={answer.formulas} />,
        correct: answer.correct,
        why: answerExplanation(answer),
      }))}
      chosen={given.kind === 'choice' ? given.answerIds : []}
      several={several}
      checked={screen.kind === 'checked'}
      onChoose={choose}
    />
  );
}

/** The explanation of one answer, shown if it was chosen or is right (Q31). */
function answerExplanation({ explanation, formulas }: Answer) {
  return hasContent(explanation) ? <RichField field={explanation} formulas={formulas} /> : undefined;
}
