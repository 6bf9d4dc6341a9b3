import { givenTo } from '@fourfold/core/kinds/given';
import type { Given, KindName, KindsData, SealedItem } from '@fourfold/core/kinds/registry';
import { OneChoiceInput, SeveralChoicesInput } from '../choices/choice-input.tsx';
import type { KindInput, KindInputProps } from '../kind-input.ts';
import { StudentProducedInput } from '../student-produced/student-produced-input.tsx';
import { TypedInput } from '../typed/typed-input.tsx';

/** The inputs of all kinds, for every page but one that practises, which loads some of them lazily. */
const kindInputs: { readonly [Name in KindName]: KindInput<KindsData[Name]> } = {
  'one-choice': OneChoiceInput,
  'several-choices': SeveralChoicesInput,
  typed: TypedInput,
  'student-produced': StudentProducedInput,
};

type ItemInputProps<Name extends KindName> = Omit<KindInputProps<KindsData[Name]>, 'spec' | 'given' | 'onGive'> & {
  /** The kind of the question, and what may be seen of it. */
  item: SealedItem<Name>;
  /** What does not fit the kind counts as nothing. */
  given: Given;
  onGive: (given: Given) => void;
};

/** The input of a question of any kind. */
export function ItemInput<Name extends KindName>({ item, given, ...props }: ItemInputProps<Name>) {
  const Input: KindInput<KindsData[Name]> = kindInputs[item.kind];
  return <Input {...props} spec={item.spec} given={givenTo(item.kind, given)} />;
}
