import type { KindName } from '@fourfold/core/kinds/registry';
import css from './instructions.module.css';

const instructionTexts = {
  'one-choice': 'Choose one answer.',
  'several-choices': 'Choose all answers that apply.',
  typed: 'Type your answer.',
  'student-produced': 'Type your answer.',
} satisfies Record<KindName, string>;

type InstructionsProps = {
  /** The kind of the question; it decides the text. */
  kind: KindName;
};

/** The fixed instruction above a question (Q29). */
export function Instructions({ kind }: InstructionsProps) {
  return <p className={css.instructions}>{instructionTexts[kind]}</p>;
}
