import { runIsFull } from '@fourfold/core/mastery/mastery';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { isFullRun, masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { setPlace } from '@fourfold/core/practice/set-place';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Empty } from '@fourfold/ui-kit/empty';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Go } from '../../../app/go.tsx';
import { type End, endSubject, stateOf } from '../../../end/end.ts';
import { numberIn } from '../../../question/use-seen.ts';
import { QuestionsNote, SetsNote } from '../margin-notes.tsx';
import { practiceEnd } from '../practice-end.ts';
import { QuestionScreen } from '../question-screen.tsx';
import { takeTrail } from '../trail.ts';
import { usePractice } from '../use-practice.ts';
import { RunNote } from './run-note.tsx';
import type { SetRoute } from './set-route.ts';
import { settleSet } from './settle-set.ts';
import type { OpenSet } from './use-problem-set.ts';

type SetWalkProps = { account: string; route: SetRoute; open: OpenSet };

/**
 * Practice of a problem set. Inside a sequence, a mastered or empty set is skipped; alone, a
 * mastered set starts again (Q38).
 */
export function SetWalk(props: SetWalkProps) {
  const { route, open } = props;
  const { state } = open.standing;
  const [entry] = useState({ answered: state.answered, full: runIsFull(state), mastered: state.mastered });
  const fresh = entry.full && state.answered === entry.answered;
  const place = setPlace(state, open.questions, { fresh });
  if (route.sequence !== null && (entry.mastered || place.at === 'empty')) {
    return <Go to={route.sequence} state={{ passed: route.setId }} />;
  }
  if (place.at === 'empty') {
    return (
      <Paper head={<div />}>
        <Empty title="No Record Found" />
      </Paper>
    );
  }
  return <Questions {...props} next={place.at === 'question' ? place.questionId : null} run={fresh ? 0 : state.run} />;
}

function Questions({ account, route, open, next, run }: SetWalkProps & { next: string | null; run: number }) {
  const { setId: reference_id, sequence } = route;
  const { questions, standing, closed, listed, pending, waits } = open;
  const navigate = useNavigate();
  const nextSet = useNextSet(route, open);
  const practice = usePractice({
    account,
    reference: { reference_type: 'HomeProblemSetQuestions', reference_id },
    questions,
    seq: standing.seq,
    waits,
    next,
    goOn() {
      settleSet({ account, reference_id, total: visibleInOrder(questions).length, seq: standing.seq });
      showAlert('success', 'Problem Set Completed', { subject: endSubject });
      const answers = takeTrail(account + reference_id);
      const end = practiceEnd({ kind: 'set', title: open.set.title, questions, answers, next: nextSet });
      navigate(sequence ?? route.backOf(open.parent), {
        replace: true,
        state: sequence ? { passed: reference_id } : stateOf(end),
      });
    },
  });
  const before = useRunBefore(run);
  const checked = practice.screen.at === 'checked' && practice.lookedAt === null;
  return (
    <QuestionScreen
      practice={practice}
      numberOf={(id) => numberIn(questions, id)}
      onward={next === null ? 'Submit' : 'Next'}
      run={<RunOfFour count={run} of={masteryThreshold} />}
    >
      <RunNote run={run} before={checked ? before : 0} fresh={checked && run > before} />
      <QuestionsNote {...{ practice, questions, closed, listed, pending }} state={standing.state} what="problem set" />
      <SetsNote sets={open.sets} runOf={open.runOf} current={reference_id} />
    </QuestionScreen>
  );
}

/**
 * Link to the next unmastered set of the same parent; null for an assignment, which is about one
 * set.
 */
function useNextSet({ setId, dashboard }: SetRoute, { sets, runOf }: OpenSet): End['next'] {
  const { pathname, search } = useLocation();
  const at = sets.findIndex(({ id }) => id === setId);
  const after = [...sets.slice(at + 1), ...sets.slice(0, Math.max(0, at))];
  const set = dashboard ? undefined : after.find(({ id }) => !isFullRun(runOf(id)));
  if (!set) return null;
  return { words: `Practise ${set.title}`, to: pathname.replace(setId, set.id) + search };
}

/** The run before its last change. */
function useRunBefore(run: number): number {
  const [seen, setSeen] = useState({ run, before: run });
  if (seen.run !== run) setSeen({ run, before: seen.run });
  return seen.run === run ? seen.before : seen.run;
}
