import type { TypedData } from '@fourfold/core/kinds/typed/typed';
import { FreeResponse } from '../../free-response/free-response.tsx';
import type { KindInputProps } from '../kind-input.ts';

/** One line to type in, with the symbol of the first accepted answer. */
export function TypedInput({ spec, given, onGive, hint, verdict, rightAnswer }: KindInputProps<TypedData>) {
  return (
    <FreeResponse
      value={given.text}
      onType={(text) => onGive({ text })}
      symbol={spec.symbol}
      symbolLeft={spec.symbolLeft}
      number={spec.isNumber}
      hint={hint}
      verdict={verdict}
      rightAnswer={rightAnswer}
    />
  );
}
