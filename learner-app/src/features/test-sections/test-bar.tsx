import { Button } from '@fourfold/ui-kit/button';
import { BackLink, TopBar } from '@fourfold/ui-kit/top-bar';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { QuestionTools } from '../../calculator/question-tools.tsx';
import { outbox } from '../../outbox/outbox.ts';
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
  /** The Tools button; undefined if they are in the question's dialog. */
  tools?: ReactNode;
  /** What the calculator's lines belong to; null where none is allowed. */
  calculator?: string | null;
  /** Undefined if the section is not begun or already submitted. */
  onSubmit?: (() => void) | undefined;
};

/** The header of a section: Back, title, clock, saved state and the submit button. */
export function TestBar(props: TestBarProps) {
  const { account, back, title, variant, question, clock, tools, calculator = null, onSubmit } = props;
  const Saved = useSyncExternalStore(outbox.subscribe, outbox.savedIndicator);
  useEffect(outbox.load, []);
  return (
    <TopBar
      title={title}
      fallback="Test"
      subtitle={variant}
      back={<BackLink as={Link} to={back} />}
      state={
        <>
          {clock}
          {typeof Saved === 'string' ? <span role="status">{Saved}</span> : Saved && <Saved account={account} />}
        </>
      }
      aside={
        question && (
          <span className={css.aside}>
            {tools}
            <QuestionTools question={question} calculator={calculator} />
          </span>
        )
      }
      action={
        <Button disabled={!onSubmit} onClick={onSubmit}>
          Submit whole test
        </Button>
      }
    />
  );
}
