import { runIsFull } from '@fourfold/core/mastery/mastery';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { isFullRun, masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { nextSetStep } from '@fourfold/core/practice/next-set-step';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Empty } from '@fourfold/ui-kit/empty';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Redirect } from '../../../app/redirect.tsx';
import { type EndSummary, endAlertSubject, endState } from '../../../end/end-summary.ts';
import { questionNumber } from '../../../question/use-stable-questions.ts';
import { takeTrail } from '../answer-trail.ts';
import { QuestionsNote, SetsNote } from '../lazy-margin-notes.tsx';
import { practiceSummary } from '../practice-summary.ts';
import { QuestionScreen } from '../question-screen.tsx';
import { usePractice } from '../use-practice.ts';
import { completeSet } from './complete-set.ts';
import { RunNote } from './run-note.tsx';
import type { SetRoute } from './set-route.ts';
import type { OpenSet } from './use-problem-set.ts';

type SetPracticeProps = { account: string; route: SetRoute; open: OpenSet };

/**
 * Practice of a problem set. Inside a sequence, a mastered or empty set is skipped; alone, a
 * mastered set starts again (Q38).
 */
export function SetPractice(props: SetPracticeProps) {
  const { route, open } = props;
  const { state } = open.position;
  const [entryState] = useState({ answered: state.answered, full: runIsFull(state), mastered: state.mastered });
  const fresh = entryState.full && state.answered === entryState.answered;
  const position = nextSetStep(state, open.questions, { fresh });
  if (route.sequence !== null && (entryState.mastered || position.kind === 'empty')) {
    return <Redirect to={route.sequence} state={{ passed: route.setId }} />;
  }
  if (position.kind === 'empty') {
    return (
      <Paper head={<div />}>
        <Empty title="No Record Found" />
      </Paper>
    );
  }
  return (
    <Questions
      {...props}
      next={position.kind === 'question' ? position.questionId : null}
      run={fresh ? 0 : state.run}
    />
  );
}

function Questions({ account, route, open, next, run }: SetPracticeProps & { next: string | null; run: number }) {
  const { setId: reference_id, sequence } = route;
  const { questions, position, closed, questionsQuery, pending, isCounting } = open;
  const navigate = useNavigate();
  const nextSet = useNextSet(route, open);
  const practice = usePractice({
    account,
    reference: { reference_type: 'HomeProblemSetQuestions', reference_id },
    questions,
    seq: position.seq,
    isCounting,
    next,
    onContinue() {
      completeSet({ account, reference_id, total: visibleInOrder(questions).length, seq: position.seq });
      showAlert('success', 'Problem Set Completed', { subject: endAlertSubject });
      const answers = takeTrail(account + reference_id);
      const end = practiceSummary({ kind: 'set', title: open.set.title, questions, answers, next: nextSet });
      navigate(sequence ?? route.backAddress(open.parent), {
        replace: true,
        state: sequence ? { passed: reference_id } : endState(end),
      });
    },
  });
  const before = useRunBefore(run);
  const checked = practice.screen.kind === 'checked' && practice.shownAnswer === null;
  return (
    <QuestionScreen
      practice={practice}
      numberOf={(id) => questionNumber(questions, id)}
      nextLabel={next === null ? 'Submit' : 'Next'}
      run={<RunOfFour count={run} of={masteryThreshold} />}
    >
      <RunNote run={run} before={checked ? before : 0} fresh={checked && run > before} />
      <QuestionsNote
        {...{ practice, questions, closed, questionsQuery, pending }}
        state={position.state}
        contentName="problem set"
      />
      <SetsNote sets={open.sets} getRun={open.getRun} current={reference_id} />
    </QuestionScreen>
  );
}

/** Link to the next unmastered set of the same parent; null for an assignment, which is about one set. */
function useNextSet({ setId, dashboard }: SetRoute, { sets, getRun }: OpenSet): EndSummary['next'] {
  const { pathname, search } = useLocation();
  const at = sets.findIndex(({ id }) => id === setId);
  const after = [...sets.slice(at + 1), ...sets.slice(0, Math.max(0, at))];
  const set = dashboard ? undefined : after.find(({ id }) => !isFullRun(getRun(id)));
  if (!set) return null;
  return { label: `Practise ${set.title}`, to: pathname.replace(setId, set.id) + search };
}

/** The run before its last change. */
function useRunBefore(run: number): number {
  const [seen, setSeen] = useState({ run, before: run });
  if (seen.run !== run) setSeen({ run, before: seen.run });
  return seen.run === run ? seen.before : seen.run;
}
