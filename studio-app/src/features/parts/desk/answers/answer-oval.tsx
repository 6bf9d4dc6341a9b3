import { letterAt } from '@fourfold/core/answers/answer-letters';
import css from './answers.module.css';

type AnswerOvalProps = {
  at: number;
  name: string;
  correct: boolean;
  /** In a form the texts have a key for it, so that Tab leads from text to text. */
  isInForm?: boolean;
  onToggle: () => void;
};

/** The letter of a choice, a toggle button that is pressed if the answer is right (AAN-002). */
export function AnswerOval({ at, name, correct, isInForm, onToggle }: AnswerOvalProps) {
  const title = correct ? 'Mark as wrong' : 'Mark as right';
  return (
    <button
      type="button"
      className={css.oval}
      tabIndex={isInForm ? -1 : undefined}
      aria-label={`${name} is right`}
      aria-pressed={correct}
      title={isInForm ? `${title}, Alt R` : title}
      // The caret stays in the text.
      onMouseDown={isInForm ? (event) => event.preventDefault() : undefined}
      onClick={onToggle}
    >
      {letterAt(at) ?? at + 1}
    </button>
  );
}
