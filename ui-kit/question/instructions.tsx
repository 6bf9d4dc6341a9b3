import css from './instructions.module.css';

/** How a question is answered. */
export type QuestionInput = 'one' | 'several' | 'typed';

const instructionTexts = {
  one: 'Choose one answer.',
  several: 'Choose all answers that apply.',
  typed: 'Type your answer.',
} satisfies Record<QuestionInput, string>;

type InstructionsProps = {
  /** How the question is answered; it decides the text. */
  input: QuestionInput;
};

/** The fixed instruction above a question (Q29). */
export function Instructions({ input }: InstructionsProps) {
  return <p className={css.instructions}>{instructionTexts[input]}</p>;
}
