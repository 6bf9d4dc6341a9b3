import type { KindData } from '@fourfold/core/kinds/kind';
import type { ReactNode } from 'react';
import type { Choice } from '../question/choices.tsx';

/** What the input of every kind of questions gets. */
export type KindInputProps<Data extends KindData> = {
  /** What may be seen before the key is opened. */
  spec: Data['sealed'];
  given: Data['given'];
  /** Called with all that is given, after a change. */
  onGive: (given: Data['given']) => void;
  /** The answers of the question, in order. Kinds without choices do not show them. */
  answers: readonly Choice[];
  /** Letters of the answers instead of A to F. */
  letters?: readonly string[] | undefined;
  /** A possible format error (Q112). */
  hint?: string | undefined;
  /** Set after the check or the submission: the input is then read-only. Absent while an answer is given or sealed. */
  verdict?: 'right' | 'wrong' | undefined;
  /** An accepted answer, for kinds that are typed; shown after a wrong one. */
  rightAnswer?: string | undefined;
};

/** How a kind of questions is shown and answered. */
export type KindInput<Data extends KindData> = (props: KindInputProps<Data>) => ReactNode;
