import { Button } from '@fourfold/ui-kit/button';
import { BackIcon } from '@fourfold/ui-kit/icon';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { outbox } from '../../outbox/outbox.ts';
import { ReportProblem } from '../../report/report-problem.tsx';
import css from './test-bar.module.css';

type TestBarProps = {
  account: string;
  back: string;
  title: string;
  /** "Mock" or "Real". */
  variant: string;
  /** Id of the shown question; null if there is none. */
  question: string | null;
  clock?: ReactNode;
  /** Undefined if the section is not begun or already submitted. */
  onSubmit?: (() => void) | undefined;
};

/** The header of a section: Back, title, clock, saved state and the submit button. */
export function TestBar({ account, back, title, variant, question, clock, onSubmit }: TestBarProps) {
  const Saved = useSyncExternalStore(outbox.subscribe, outbox.savedIndicator);
  useEffect(outbox.load, []);
  return (
    <header className={css.bar}>
      <LinkButton as={Link} to={back} kind="quiet" className={css.back ?? ''} aria-label="Back">
        <BackIcon />
        <span>Back</span>
      </LinkButton>
      <div className={css.where}>
        <h1 className={css.title}>{title || <span className="vh">Test</span>}</h1>
        <span className={css.variant}>{variant}</span>
      </div>
      <div className={css.state}>
        {clock}
        {typeof Saved === 'string' ? <span role="status">{Saved}</span> : Saved && <Saved account={account} />}
      </div>
      <div className={css.report}>{question && <ReportProblem question={question} />}</div>
      <div className={css.submit}>
        <Button disabled={!onSubmit} onClick={onSubmit}>
          Submit whole test
        </Button>
      </div>
    </header>
  );
}
