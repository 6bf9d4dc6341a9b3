import type { Answer } from '@fourfold/core/contract/content';
import { givenTo } from '@fourfold/core/kinds/given';
import type { Item, KindName } from '@fourfold/core/kinds/registry';
import { firstAccepted, hasUnknownKind, itemOf } from '@fourfold/core/wire/item-of';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import type { AnsweringState } from './answering-state.ts';
import { type KindCode, kindCode } from './kind-code.ts';
import { type LazyCode, useLazyCode } from './lazy-code.ts';
import { hasContent, RichField } from './rich-field.tsx';
import { UnknownKind } from './unknown-kind.tsx';

/** The answers of a question: choices, or one line to type in. */
export function AnswerInput({ practice }: { practice: AnsweringState }) {
  if (hasUnknownKind(practice.question)) return <UnknownKind />;
  return <ItemInput practice={practice} item={itemOf(practice.question)} />;
}

function ItemInput<Name extends KindName>({ practice, item }: { practice: AnsweringState; item: Item<Name> }) {
  const { question, screen, give } = practice;
  const code: LazyCode<KindCode<Name>> = kindCode[item.kind];
  const loaded = useLazyCode(code);
  if (!loaded) return <Skeleton bars={[40]} label="Loading the answer line" />;
  const { Input, judging } = loaded;
  const answering = screen.kind === 'answering';
  return (
    <Input
      key={screen.recordId}
      spec={judging.seal(item)}
      given={givenTo(item.kind, answering ? screen.draft : screen.given)}
      onGive={give}
      answers={question.answers.map((answer) => ({
        id: answer.id,
        body: <RichField field={answer.answer} formulas={answer.formulas} />,
        correct: answer.correct,
        why: answerExplanation(answer),
      }))}
      hint={answering ? screen.formatError?.message : undefined}
      verdict={answering ? undefined : screen.verdict.right ? 'right' : 'wrong'}
      rightAnswer={firstAccepted(question)}
    />
  );
}

/** The explanation of one answer, shown if it was chosen or is right (Q31). */
function answerExplanation({ explanation, formulas }: Answer) {
  return hasContent(explanation) ? <RichField field={explanation} formulas={formulas} /> : undefined;
}
