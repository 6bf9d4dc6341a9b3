import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import type { PracticeReference } from '@fourfold/core/contract/practice';
import type { Verdict } from '@fourfold/core/kinds/kind';
import type { Given } from '@fourfold/core/kinds/registry';
import { answerRecord, type HistoryReference } from '@fourfold/core/practice/answer-record';
import {
  answering,
  canCheck,
  type PracticeEvent,
  type PracticeScreen,
  stepScreen,
} from '@fourfold/core/practice/practice-screen';
import type { ClockEvent } from '@fourfold/core/practice/question-clock';
import { hasUnknownKind, itemOf } from '@fourfold/core/wire/item-of';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef, useState } from 'react';
import { outbox } from '../../outbox/outbox.ts';
import { notifyNow } from '../../outbox/use-pending-answers.ts';
import { loadedJudging } from '../../question/loaded-judging.ts';
import { type AnsweredQuestion, addToTrail, draftOf, type ShownQuestion, saveDraft, useTrail } from './answer-trail.ts';
import { useQuestionClock } from './use-question-clock.ts';

/** What is practised: a sequence or problem set, and the student's position in it, including pending answers. */
export type PracticeCourse<Type extends PracticeReference = PracticeReference> = {
  account: string;
  reference: HistoryReference<Type>;
  questions: readonly Question[];
  /** Number of progress events so far, including pending answers. */
  seq: number;
  /** The next question; null if there is none. */
  next: string | null;
  /** The next question is not known yet. */
  isCounting: boolean;
  /** Continues with what follows the last question. */
  onContinue(): void;
};

export type Practice<Type extends PracticeReference = PracticeReference> = ShownQuestion & {
  account: string;
  reference: HistoryReference<Type>;
  /** The user was inactive so long that "Are you still there?" is shown. */
  asksStillThere: boolean;
  /** Sends an event to the question clock. */
  sendClockEvent(event: ClockEvent): void;
  /** The answers of this visit, in order. */
  trail: readonly AnsweredQuestion[];
  /** Index in the trail of the earlier answer that is shown, read-only; null for the current question. */
  shownAnswer: number | null;
  /** Shows an earlier answer; null returns to the current question. */
  showAnswered(at: number | null): void;
  /** Shows the previous answer, or the next one from there; undefined if there is none. */
  previous: (() => void) | undefined;
  following: (() => void) | undefined;
  /** Id of the question to answer, even while an earlier answer is shown. */
  current: string;
  canSubmit: boolean;
  /** All that is given, after a change. */
  give(given: Given): void;
  viewFull(): void;
  /** Checks, then goes to the next question; from an earlier answer it returns to the current question. */
  submit(): void;
};

/** Runs through the questions: answers are judged in the browser and queued in the outbox, and can be viewed again. */
export function usePractice<Type extends PracticeReference>(course: PracticeCourse<Type>): Practice<Type> {
  const { account, reference } = course;
  const latest = useRef(course);
  latest.current = course;
  // Another account may log in before the page is reloaded.
  const trailKey = account + reference.reference_id;
  const trail = useTrail(trailKey);
  const [shown, setShown] = useState(() => showNext(course, trailKey));
  const [shownAnswer, showAnswered] = useState<number | null>(null);
  const { clock, sendClockEvent, asksStillThere } = useQuestionClock(shownAnswer === null);
  /** The answer on the screen: its number of preceding events, and the time and view that were sent after it. */
  const sent = useRef({ afterSeq: 0, seconds: 0, viewedFull: false });

  const { question, screen } = shown;
  const setScreen = (stepped: PracticeScreen) => {
    setShown({ question, screen: stepped });
    saveDraft(trailKey, { question, screen: stepped });
  };
  const step = (event: PracticeEvent) => setScreen(stepScreen(screen, event));

  /** Nothing is awaited between the press and the verdict: the answer is judged, rendered, and then queued. */
  function check() {
    const checked = stepScreen(screen, {
      kind: 'check',
      item: itemOf(question),
      seconds: clock.current.before,
      judging: loadedJudging(),
    });
    setScreen(checked);
    if (checked.kind !== 'checked') return;
    sendClockEvent({ kind: 'checked' });
    sent.current = { afterSeq: course.seq, seconds: 0, viewedFull: false };
    alertVerdict(checked.verdict, checked.recordId);
    addToTrail(trailKey, { question, screen: checked, after: course.seq });
    queueAnswer(answerRecord(checked, { user_id: account, reference }));
  }

  function queueAnswer(body: ReturnType<typeof answerRecord>, after_seq = sent.current.afterSeq) {
    outbox.add({
      account_id: account,
      after_seq,
      call: 'POST /user_questions/save_user_questions_progress',
      body,
    });
  }

  /**
   * Queues the time after the check and a full view, with the same call and id, if they changed since the last send.
   */
  function queueAfterCheck() {
    if (screen.kind !== 'checked') return;
    const { seconds: before, viewedFull } = sent.current;
    const secondsAfter = clock.current.after;
    if (secondsAfter <= before && screen.viewedFull === viewedFull) return;
    sent.current = { ...sent.current, seconds: secondsAfter, viewedFull: screen.viewedFull };
    queueAnswer(answerRecord(screen, { user_id: account, reference, secondsAfter }));
  }

  useOnLeave(queueAfterCheck);

  const earlierAnswer = shownAnswer === null ? undefined : trail[shownAnswer];
  const liveIndex = trail.length - (screen.kind === 'checked' ? 1 : 0);
  const shownIndex = shownAnswer ?? liveIndex;

  /** Also for an earlier answer: it records the view and does not change the progress. */
  function viewFull() {
    if (!earlierAnswer) return step({ kind: 'viewed-full' });
    const viewed = { ...earlierAnswer.screen, viewedFull: true };
    queueAnswer(answerRecord(viewed, { user_id: account, reference, secondsAfter: 0 }), 0);
  }

  return {
    ...(earlierAnswer ?? shown),
    account,
    reference,
    asksStillThere,
    sendClockEvent,
    trail,
    shownAnswer,
    showAnswered,
    previous: shownIndex > 0 ? () => showAnswered(shownIndex - 1) : undefined,
    following:
      shownIndex < liveIndex ? () => showAnswered(shownIndex + 1 < liveIndex ? shownIndex + 1 : null) : undefined,
    current: question.id,
    canSubmit: earlierAnswer !== undefined || (screen.kind === 'checked' ? !course.isCounting : canCheck(screen)),
    give(given) {
      if (!hasUnknownKind(question)) step({ kind: 'given', given });
    },
    viewFull,
    submit() {
      if (earlierAnswer) return showAnswered(null);
      if (screen.kind === 'answering') return check();
      notifyNow();
      const { isCounting, next, onContinue } = latest.current;
      if (isCounting) return;
      queueAfterCheck();
      if (next === null) return onContinue();
      sendClockEvent({ kind: 'shown' });
      setShown(showNext(latest.current, trailKey));
    },
  };
}

function alertVerdict({ right }: Verdict, subject: string) {
  if (right) showAlert('success', 'Correct Answer', { subject });
  else showAlert('error', 'Incorrect Answer', { subject });
}

function showNext({ questions, next }: PracticeCourse, trailKey: string): ShownQuestion {
  const question = questions.find(({ id }) => id === next);
  if (!question) throw new Error(`the course has no question ${next}`);
  const draft = draftOf(trailKey, question);
  return draft ?? { question, screen: answering(question.id, newId(), itemOf(question).kind) };
}

/** Calls `leave` when the question page is left: navigation, hidden tab or closed tab. */
function useOnLeave(leave: () => void) {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const hide = () => {
      latest.current();
      outbox.leave();
    };
    const change = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', change);
    return () => {
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', change);
      latest.current();
    };
  }, []);
}
