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
  /** Question number, from 1. */
  numberOf(questionId: string): number;
  /** Label of the button after the check: Next, or Submit at the end. */
  onward: string;
  /** The run of a problem set, for phones, which show no margin. */
  run?: ReactNode;
  /** Notes in the margin. */
  children: ReactNode;
};

/**
 * One question with its answers, the Check button and the verdict; used by sequences and problem
 * sets.
 */
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

/** Renders one frame later: the verdict is painted before the margin is updated. */
function Behind({ children }: { children: ReactNode }) {
  return useBehind(children);
}

function Actions({ practice, onward, number }: { practice: Practice; onward: string; number: number }) {
  const { lookedAt, previous, following, screen, canSubmit } = practice;
  // The label is updated one frame after the verdict.
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
