import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { type SequencePlace, sequencePlace } from '@fourfold/core/practice/sequence-place';
import { percentComplete, questionsComplete } from '@fourfold/core/sequence/sequence';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Empty } from '@fourfold/ui-kit/empty';
import { Progress } from '@fourfold/ui-kit/progress';
import { MarginNote, Paper } from '@fourfold/ui-kit/question/paper';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type End, endSubject, stateOf } from '../../../end/end.ts';
import { numberIn } from '../../../question/use-seen.ts';
import { QuestionsNote, SetsNote, VideoNote } from '../margin-notes.tsx';
import { practiceEnd } from '../practice-end.ts';
import { QuestionScreen } from '../question-screen.tsx';
import { takeTrail } from '../trail.ts';
import { usePractice } from '../use-practice.ts';
import type { SequenceRoute } from './sequence-route.ts';
import { setAddress } from './set-address.ts';
import { settleSequence } from './settle-sequence.ts';
import type { Sequence } from './use-sequence.ts';

type SequenceWalkProps = {
  account: string;
  route: SequenceRoute;
  sequence: Sequence;
};

/**
 * Shows what is at the student's position in the sequence: a question, the next problem set, or the
 * end.
 */
export function SequenceWalk(props: SequenceWalkProps) {
  const { sequence } = props;
  const passed = usePassedSet();
  const isPast = (setId: string) => setId === passed || sequence.mastered(setId);
  const place = sequencePlace(sequence.standing.state, sequence.questions, isPast);
  const [entry] = useState(place);
  const ways = useWays(props);
  switch (entry.at) {
    case 'question':
      return (
        <Questions
          {...props}
          place={place}
          goOn={() => (place.at === 'problemset' ? ways.enter(place) : ways.finish())}
        />
      );
    case 'problemset':
      return <At once={() => ways.enter(entry)} />;
    case 'end':
    case 'complete':
      return <At once={passed === null ? ways.leave : ways.finish} />;
    case 'empty':
      return (
        <Paper head={<div />}>
          <Empty title="No Record Found" />
        </Paper>
      );
    default:
      return entry satisfies never;
  }
}

/** Id of the set that the user just returned from; it is mastered, or was closed meanwhile. */
function usePassedSet(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'passed' in state ? String(state.passed) : null;
}

/** Navigation out of a sequence: to the next set, or back to the list at the end. */
function useWays({ account, route, sequence }: SequenceWalkProps) {
  const navigate = useNavigate();
  const { page, id, flags, reference_type } = route;
  const settle = () => {
    const total = visibleInOrder(sequence.questions).length;
    settleSequence({ account, reference_type, reference_id: id, total, seq: sequence.standing.seq });
  };
  const branch = route.branchOf(sequence.record);
  const leaveFor = (words: string, end: End | null) => {
    showAlert('success', words, { subject: endSubject });
    navigate(route.backOf(sequence.record), { replace: true, state: end && stateOf(end) });
  };
  const nextOf = (): End['next'] => {
    const set = flags.dashboard ? undefined : sequence.sets.find((one) => !sequence.mastered(one.id));
    if (!set) return null;
    const to = setAddress({ setId: set.id, parentId: id, page, branch, flags, within: false });
    return { words: `Practise ${set.title}`, to };
  };
  return {
    enter({ problemsetId: setId }: Extract<SequencePlace, { at: 'problemset' }>) {
      navigate(setAddress({ setId, parentId: id, page, branch, flags, within: true }), { replace: true });
    },
    finish() {
      settle();
      const { questions, record } = sequence;
      const about = {
        kind: 'sequence',
        title: record.title ?? route.placeOf(record),
        questions,
        next: nextOf(),
      } as const;
      const words = flags.dashboard ? 'Sequence Assignment Completed' : 'Sequence Completed';
      leaveFor(words, practiceEnd({ ...about, answers: takeTrail(account + id) }));
    },
    /**
     * The sequence was already complete on load. Completing it again is harmless, and needed if no
     * other call has done it.
     */
    leave() {
      if (sequence.standing.state.at !== 'complete') settle();
      leaveFor('Sequence already completed', null);
    },
  };
}

/** Calls the action once, when mounted. */
function At({ once }: { once: () => void }) {
  const go = useRef<(() => void) | null>(once);
  useEffect(() => {
    go.current?.();
    go.current = null;
  }, []);
  return null;
}

function Questions(props: SequenceWalkProps & { place: SequencePlace; goOn: () => void }) {
  const { account, route, sequence, place, goOn } = props;
  const { questions, standing, closed, listed, pending, waits } = sequence;
  const practice = usePractice({
    account,
    reference: { reference_type: route.reference_type, reference_id: route.id },
    questions,
    seq: standing.seq,
    waits,
    next: place.at === 'question' ? place.questionId : null,
    goOn,
  });
  const { length } = visibleInOrder(questions);
  const done = questionsComplete(standing.state);
  return (
    <QuestionScreen
      practice={practice}
      numberOf={(id) => numberIn(questions, id)}
      onward={place.at === 'end' || place.at === 'complete' ? 'Submit' : route.onward}
    >
      <MarginNote label="This sequence">
        <Progress
          label="This sequence"
          percent={percentComplete(standing.state)}
          words={`${done} of ${length} questions`}
        />
        <VideoNote record={sequence.record} mock={'mock' in route.flags} />
      </MarginNote>
      <QuestionsNote {...{ practice, questions, closed, listed, pending }} state={standing.state} what="sequence" />
      <SetsNote sets={sequence.sets} runOf={sequence.runOf} />
    </QuestionScreen>
  );
}
