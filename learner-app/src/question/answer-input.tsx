import type { Answer } from '@fourfold/core/contract/content';
import { chosenIds } from '@fourfold/core/kinds/given';
import type { KindName } from '@fourfold/core/kinds/registry';
import { itemOf } from '@fourfold/core/wire/item-of';
import { Choices } from '@fourfold/ui-kit/question/choices';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { ReactNode } from 'react';
import type { AnsweringState } from './answering-state.ts';
import { useLazyCode } from './lazy-code.ts';
import { hasContent, RichField } from './rich-field.tsx';
import { typedAnswerCode } from './typed-answer-code.ts';

type KindInputProps = { practice: AnsweringState; kind: KindName };

const kindInputs: Readonly<Record<KindName, (props: KindInputProps) => ReactNode>> = {
  'one-choice': ChoiceInput,
  'several-choices': ChoiceInput,
  typed: TypedInput,
  'student-produced': TypedInput,
};

/** The answers of a question: choices, or one line to type in. */
export function AnswerInput({ practice }: { practice: AnsweringState }) {
  const { kind } = itemOf(practice.question);
  const KindInput = kindInputs[kind];
  return <KindInput practice={practice} kind={kind} />;
}

function TypedInput({ practice }: KindInputProps) {
  const module = useLazyCode(typedAnswerCode);
  return module ? <module.TypedAnswer practice={practice} /> : <Skeleton bars={[40]} label="Loading the answer line" />;
}

function ChoiceInput({ practice, kind }: KindInputProps) {
  const { question, screen, give } = practice;
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
      chosen={chosenIds(given)}
      several={kind === 'several-choices'}
      checked={screen.kind === 'checked'}
      onChoose={(answerIds) => give({ answerIds })}
    />
  );
}

/** The explanation of one answer, shown if it was chosen or is right (Q31). */
function answerExplanation({ explanation, formulas }: Answer) {
  return hasContent(explanation) ? <RichField field={explanation} formulas={formulas} /> : undefined;
}
