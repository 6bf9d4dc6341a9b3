import css from './answers.module.css';

/** The heads of the two columns of choices in a form; each field has a name of its own for screen readers. */
export function LineHeads() {
  return (
    <div className={css.heads} aria-hidden>
      <div className={css.texts}>
        <span>Answer</span>
        <span>Why it is right or wrong</span>
      </div>
    </div>
  );
}
