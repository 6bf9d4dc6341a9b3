import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { nextSequenceStep, type SequenceStep } from '@fourfold/core/practice/next-sequence-step';
import { percentComplete, questionsComplete } from '@fourfold/core/sequence/sequence';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Empty } from '@fourfold/ui-kit/empty';
import { Progress } from '@fourfold/ui-kit/progress';
import { MarginNote, Paper } from '@fourfold/ui-kit/question/paper';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EndSummary, endAlertSubject, endState } from '../../../end/end-summary.ts';
import { questionNumber } from '../../../question/use-stable-questions.ts';
import { takeTrail } from '../answer-trail.ts';
import { QuestionsNote, SetsNote, VideoNote } from '../lazy-margin-notes.tsx';
import { practiceSummary } from '../practice-summary.ts';
import { QuestionScreen } from '../question-screen.tsx';
import { usePractice } from '../use-practice.ts';
import { completeSequence } from './complete-sequence.ts';
import type { SequenceRoute } from './sequence-route.ts';
import { setAddress } from './sequence-set-address.ts';
import type { Sequence } from './use-sequence.ts';

type SequencePracticeProps = {
  account: string;
  route: SequenceRoute;
  sequence: Sequence;
};

/** Shows what is at the student's position in the sequence: a question, the next problem set, or the end. */
export function SequencePractice(props: SequencePracticeProps) {
  const { sequence } = props;
  const passed = usePassedSetId();
  const isPast = (setId: string) => setId === passed || sequence.mastered(setId);
  const step = nextSequenceStep(sequence.position.state, sequence.questions, isPast);
  const [entryPosition] = useState(step);
  const exits = useExits(props);
  switch (entryPosition.kind) {
    case 'question':
      return (
        <Questions
          {...props}
          step={step}
          onContinue={() => (step.kind === 'problemset' ? exits.enterSet(step) : exits.finish())}
        />
      );
    case 'problemset':
      return <RunOnce action={() => exits.enterSet(entryPosition)} />;
    case 'end':
    case 'complete':
      return <RunOnce action={passed === null ? exits.leaveCompleted : exits.finish} />;
    case 'empty':
      return (
        <Paper head={<div />}>
          <Empty title="No Record Found" />
        </Paper>
      );
    default:
      return entryPosition satisfies never;
  }
}

/** Id of the set that the user just returned from; it is mastered, or was closed meanwhile. */
function usePassedSetId(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'passed' in state ? String(state.passed) : null;
}

/** Navigation out of a sequence: to the next set, or back to the list at the end. */
function useExits({ account, route, sequence }: SequencePracticeProps) {
  const navigate = useNavigate();
  const { page, id, flags, reference_type } = route;
  const settle = () => {
    const total = visibleInOrder(sequence.questions).length;
    completeSequence({ account, reference_type, reference_id: id, total, seq: sequence.position.seq });
  };
  const branch = route.branchOf(sequence.record);
  const leaveTo = (message: string, end: EndSummary | null) => {
    showAlert('success', message, { subject: endAlertSubject });
    navigate(route.backAddress(sequence.record), { replace: true, state: end && endState(end) });
  };
  const nextSetLink = (): EndSummary['next'] => {
    const set = flags.dashboard ? undefined : sequence.sets.find((one) => !sequence.mastered(one.id));
    if (!set) return null;
    const to = setAddress({ setId: set.id, parentId: id, page, branch, flags, isInSequence: false });
    return { label: `Practise ${set.title}`, to };
  };
  return {
    enterSet({ problemsetId: setId }: Extract<SequenceStep, { kind: 'problemset' }>) {
      navigate(setAddress({ setId, parentId: id, page, branch, flags, isInSequence: true }), { replace: true });
    },
    finish() {
      settle();
      const { questions, record } = sequence;
      const summary = {
        kind: 'sequence',
        title: record.title ?? route.subtitleOf(record),
        questions,
        next: nextSetLink(),
      } as const;
      const message = flags.dashboard ? 'Sequence Assignment Completed' : 'Sequence Completed';
      leaveTo(message, practiceSummary({ ...summary, answers: takeTrail(account + id) }));
    },
    /**
     * The sequence was already complete on load. Completing it again is harmless, and needed if no
     * other call has done it.
     */
    leaveCompleted() {
      if (sequence.position.state.at !== 'complete') settle();
      leaveTo('Sequence already completed', null);
    },
  };
}

/** Calls the action once, when mounted. */
function RunOnce({ action }: { action: () => void }) {
  const go = useRef<(() => void) | null>(action);
  useEffect(() => {
    go.current?.();
    go.current = null;
  }, []);
  return null;
}

function Questions(props: SequencePracticeProps & { step: SequenceStep; onContinue: () => void }) {
  const { account, route, sequence, step, onContinue } = props;
  const { questions, position, closed, questionsQuery, pending, isCounting } = sequence;
  const practice = usePractice({
    account,
    reference: { reference_type: route.reference_type, reference_id: route.id },
    questions,
    seq: position.seq,
    isCounting,
    next: step.kind === 'question' ? step.questionId : null,
    onContinue,
  });
  const { length } = visibleInOrder(questions);
  const done = questionsComplete(position.state);
  return (
    <QuestionScreen
      practice={practice}
      numberOf={(id) => questionNumber(questions, id)}
      nextLabel={step.kind === 'end' || step.kind === 'complete' ? 'Submit' : route.nextLabel}
    >
      <MarginNote label="This sequence">
        <Progress
          label="This sequence"
          percent={percentComplete(position.state)}
          text={`${done} of ${length} questions`}
        />
        <VideoNote record={sequence.record} mock={'mock' in route.flags} />
      </MarginNote>
      <QuestionsNote
        {...{ practice, questions, closed, questionsQuery, pending }}
        state={position.state}
        contentName="sequence"
      />
      <SetsNote sets={sequence.sets} getRun={sequence.getRun} />
    </QuestionScreen>
  );
}
