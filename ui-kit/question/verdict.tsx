import type { ReactNode } from 'react';
import { CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './verdict.module.css';

type VerdictProps = {
  /** The verdict; undefined before the check. */
  right: boolean | undefined;
  /** A note after the verdict. */
  children?: ReactNode;
};

/** The verdict, announced politely. Mount it before the verdict: a live region announces only changes. */
export function Verdict({ right, children }: VerdictProps) {
  return (
    <p className={css.verdict} role="status" data-right={right}>
      {right !== undefined && (
        <>
          {right ? <CheckIcon size={15} weight={2} /> : <CrossIcon size={15} weight={2} />}
          {right ? 'Correct Answer' : 'Incorrect Answer'}
          {children && <small>{children}</small>}
        </>
      )}
    </p>
  );
}
