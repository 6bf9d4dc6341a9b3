import { hasUnknownKind, itemOf } from '@fourfold/core/wire/item-of';
import { useAlertSubject } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { ActionBar } from '@fourfold/ui-kit/question/action-bar';
import { Instructions } from '@fourfold/ui-kit/question/instructions';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { QuestionHead } from '@fourfold/ui-kit/question/question-head';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { AnswerInput } from '../../question/answer-input.tsx';
import { QuestionHelp } from '../../question/question-help.tsx';
import { QuestionPassage, QuestionStem } from '../../question/question-passage.tsx';
import { useFocusOnNewQuestion } from '../../question/use-focus-on-new-question.ts';
import { useShortcuts } from '../../question/use-shortcuts.ts';
import { AnswerExplanation } from './answer-explanation.tsx';
import { QuestionPageContext } from './question-page-context.ts';
import css from './question-screen.module.css';
import { useAfterPaint } from './use-after-paint.ts';
import type { Practice } from './use-practice.ts';
import { usePracticeExtras } from './use-practice-extras.ts';

type QuestionScreenProps = {
  practice: Practice;
  /** Question number, from 1. */
  numberOf(questionId: string): number;
  /** Label of the button after the check: Next, or Submit at the end. */
  nextLabel: string;
  /** The run of a problem set, for phones, which show no margin. */
  run?: ReactNode;
  /** Notes in the margin. */
  children: ReactNode;
};

/** One question with its answers, the Check button and the verdict; used by sequences and problem sets. */
export function QuestionScreen({ practice, numberOf, nextLabel, run, children }: QuestionScreenProps) {
  const { question, screen, submit } = practice;
  const form = useRef<HTMLFormElement>(null);
  const head = useFocusOnNewQuestion(screen.recordId);
  useShortcuts(practice, form);
  useAlertSubject(screen.recordId);
  const extras = usePracticeExtras();
  const { setShownQuestion } = useContext(QuestionPageContext);
  useEffect(() => {
    setShownQuestion(question);
    return () => setShownQuestion(null);
  }, [setShownQuestion, question]);

  const explanation = <AnswerExplanation practice={practice} />;
  const before = question.exp_position_before_answer;
  const number = numberOf(question.id);
  return (
    <form
      ref={form}
      data-unfinished={(screen.kind === 'answering' && practice.canSubmit) || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Paper
        head={
          <div ref={head} tabIndex={-1} className={css.head}>
            <QuestionHead number={number} rank={question.rank} calculator={question.is_calc} phoneExtra={run} />
          </div>
        }
        passage={
          <QuestionPassage
            question={question}
            stateKey={screen.recordId + screen.kind}
            startsWithPassage={screen.kind === 'answering'}
            Switch={extras?.SheetSwitch}
          />
        }
        aside={<AfterPaint>{children}</AfterPaint>}
      >
        {!hasUnknownKind(question) && <Instructions kind={itemOf(question).kind} />}
        <QuestionStem question={question} />
        <QuestionHelp
          key={screen.recordId}
          question={question}
          checked={screen.kind === 'checked'}
          recordId={screen.recordId}
        />
        {before && explanation}
        <AnswerInput practice={practice} />
        {!before && explanation}
        <Actions practice={practice} nextLabel={nextLabel} number={numberOf(practice.current)} />
      </Paper>
      {extras && <extras.StillThereDialog practice={practice} />}
    </form>
  );
}

/** Renders one frame later: the verdict is painted before the margin is updated. */
function AfterPaint({ children }: { children: ReactNode }) {
  return useAfterPaint(children);
}

function Actions({ practice, nextLabel, number }: { practice: Practice; nextLabel: string; number: number }) {
  const { shownAnswer, previous, following, screen, canSubmit } = practice;
  // The label is updated one frame after the verdict.
  const isNextKnown = useAfterPaint(screen.kind === 'checked');
  const label = screen.kind === 'checked' && isNextKnown ? nextLabel : 'Check';
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
        {shownAnswer === null ? label : `Back to question ${number}`}
      </Button>
    </ActionBar>
  );
}
