import { CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './verdict.module.css';

type ExplanationHeadProps = {
  /** The verdict on the answer. */
  right: boolean;
};

/** The heading of an explanation with the verdict as an icon; an alert announces the verdict. */
export function ExplanationHead({ right }: ExplanationHeadProps) {
  return (
    <h2 className={css.verdict} data-right={right}>
      {right ? <CheckIcon size={15} weight={2} /> : <CrossIcon size={15} weight={2} />}
      Explanation<span className="vh">: your answer is {right ? 'right' : 'wrong'}</span>
    </h2>
  );
}
