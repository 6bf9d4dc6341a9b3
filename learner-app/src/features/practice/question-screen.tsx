import { useAlertSubject } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { ActionBar } from '@fourfold/ui-kit/question/action-bar';
import { Instructions } from '@fourfold/ui-kit/question/instructions';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { AnswerInput } from '../../question/answer-input.tsx';
import { Help } from '../../question/help.tsx';
import { inputOf } from '../../question/input-of.ts';
import { Passage, Stem } from '../../question/passage.tsx';
import { useFocusOnNew } from '../../question/use-focus-on-new.ts';
import { useShortcuts } from '../../question/use-shortcuts.ts';
import { AnswerExplanation } from './answer-explanation.tsx';
import { QuestionPage } from './question-page.ts';
import css from './question-screen.module.css';
import { useBehind } from './use-behind.ts';
import { useBeside } from './use-beside.ts';
import type { Practice } from './use-practice.ts';

type QuestionScreenProps = {
  practice: Practice;
  /** As it is counted for people, from 1. */
  numberOf(questionId: string): number;
  /** What the button reads once it is checked: Next, or Submit at the end of the way. */
  onward: string;
  /** The run, where the margin is gone. */
  run?: ReactNode;
  /** Notes in the margin. */
  children: ReactNode;
};

/** One question: its text, its answers, Check, and what the judge says; the same for sequences and problem sets. */
export function QuestionScreen({ practice, numberOf, onward, run, children }: QuestionScreenProps) {
  const { question, screen, submit } = practice;
  const form = useRef<HTMLFormElement>(null);
  const head = useFocusOnNew(screen.recordId);
  useShortcuts(practice, form);
  useAlertSubject(screen.recordId);
  const beside = useBeside();
  const { show } = useContext(QuestionPage);
  useEffect(() => {
    show(question.id);
    return () => show(null);
  }, [show, question.id]);

  const explanation = <AnswerExplanation practice={practice} />;
  const before = question.exp_position_before_answer;
  const number = numberOf(question.id);
  return (
    <form
      ref={form}
      data-unfinished={(screen.at === 'answering' && practice.canSubmit) || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Paper
        head={
          <div ref={head} tabIndex={-1} className={css.head}>
            <QuestionHead number={number} rank={question.rank} calculator={question.is_calc} phone={run} />
          </div>
        }
        passage={
          <Passage
            question={question}
            moment={screen.recordId + screen.at}
            unread={screen.at === 'answering'}
            Switch={beside?.SheetSwitch}
          />
        }
        aside={<Behind>{children}</Behind>}
      >
        <Instructions input={inputOf(question)} />
        <Stem question={question} />
        <Help question={question} checked={screen.at === 'checked'} key={screen.recordId} />
        {before && explanation}
        <AnswerInput practice={practice} />
        {!before && explanation}
        <Actions practice={practice} onward={onward} number={numberOf(practice.current)} />
      </Paper>
      {beside && <beside.StillThere practice={practice} />}
    </form>
  );
}

/** Follows a frame behind: a verdict is painted before the margin counts it. */
function Behind({ children }: { children: ReactNode }) {
  return useBehind(children);
}

function Actions({ practice, onward, number }: { practice: Practice; onward: string; number: number }) {
  const { lookedAt, previous, following, screen, canSubmit } = practice;
  // Where it leads is known with the frame after the verdict's.
  const isKnown = useBehind(screen.at === 'checked');
  const words = screen.at === 'checked' && isKnown ? onward : 'Check';
  return (
    <ActionBar
      note={
        <>
          or press <kbd>Enter</kbd>
        </>
      }
      onPrevious={previous}
      onNext={following}
    >
      <Button type="submit" kind="primary" big disabled={!canSubmit}>
        {lookedAt === null ? words : `Back to question ${number}`}
      </Button>
    </ActionBar>
  );
}
