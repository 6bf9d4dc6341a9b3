import { CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './verdict.module.css';

/** The head of an explanation, with the verdict as a mark; the alert says it in words, and to a screen reader. */
export function ExplanationHead({ right }: { right: boolean }) {
  return (
    <h2 className={css.verdict} data-right={right}>
      {right ? <CheckIcon size={15} weight={2} /> : <CrossIcon size={15} weight={2} />}
      Explanation<span className="vh">: your answer is {right ? 'right' : 'wrong'}</span>
    </h2>
  );
}
