import type { ChoiceData } from '@fourfold/core/kinds/choices/choices';
import { Choices } from '../../question/choices.tsx';
import type { KindInputProps } from '../kind-input.ts';

type ChoiceInputProps = KindInputProps<ChoiceData>;

/** Choices of which at most one is right. */
export function OneChoiceInput(props: ChoiceInputProps) {
  return <ChoiceInput {...props} several={false} />;
}

/** Choices of which several may be right. */
export function SeveralChoicesInput(props: ChoiceInputProps) {
  return <ChoiceInput {...props} several />;
}

function ChoiceInput({ given, onGive, answers, letters, verdict, several }: ChoiceInputProps & { several: boolean }) {
  return (
    <Choices
      choices={answers}
      letters={letters}
      chosen={given.answerIds}
      several={several}
      checked={verdict !== undefined}
      onChoose={(answerIds) => onGive({ answerIds })}
    />
  );
}
