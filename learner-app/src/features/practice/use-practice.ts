import { keyOf, type Verdict } from '@fourfold/core/answers/question';
import { newId } from '@fourfold/core/browser/new-id';
import type { Question } from '@fourfold/core/contract/content';
import { answerRecord, type Reference } from '@fourfold/core/practice/answer-record';
import {
  answering,
  canCheck,
  type PracticeEvent,
  type PracticeScreen,
  stepScreen,
} from '@fourfold/core/practice/practice-screen';
import type { ClockEvent } from '@fourfold/core/practice/question-clock';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef, useState } from 'react';
import { outbox } from '../../outbox/outbox.ts';
import { catchUp } from '../../outbox/use-outbox.ts';
import { typed } from '../../question/typed.ts';
import { type Answered, addToTrail, draftOf, keepDraft, type Shown, useTrail } from './trail.ts';
import { useQuestionClock } from './use-question-clock.ts';

/**
 * What is practised: a sequence or problem set, and the student's position in it, including pending
 * answers.
 */
export type Course = {
  account: string;
  reference: Reference;
  questions: readonly Question[];
  /** Number of progress events so far, including pending answers. */
  seq: number;
  /** The next question; null if there is none. */
  next: string | null;
  /** The next question is not known yet. */
  waits: boolean;
  /** Continues with what follows the last question. */
  goOn(): void;
};

export type Practice = Shown & {
  account: string;
  reference: Reference;
  /** The user was inactive so long that "Are you still there?" is shown. */
  asks: boolean;
  /** Sends an event to the question clock. */
  tell(event: ClockEvent): void;
  /** The answers of this visit, in order. */
  trail: readonly Answered[];
  /**
   * Index in the trail of the earlier answer that is shown, read-only; null for the current
   * question.
   */
  lookedAt: number | null;
  /** Shows an earlier answer; null returns to the current question. */
  look(at: number | null): void;
  /** Shows the previous answer, or the next one from there; undefined if there is none. */
  previous: (() => void) | undefined;
  following: (() => void) | undefined;
  /** Id of the question to answer, even while an earlier answer is shown. */
  current: string;
  canSubmit: boolean;
  choose(answerIds: readonly string[]): void;
  type(text: string): void;
  viewFull(): void;
  /**
   * Checks, then goes to the next question; from an earlier answer it returns to the current
   * question.
   */
  submit(): void;
};

/**
 * Runs through the questions: answers are judged in the browser and queued in the outbox, and can
 * be viewed again.
 */
export function usePractice(course: Course): Practice {
  const { account, reference } = course;
  const latest = useRef(course);
  latest.current = course;
  // Another account may log in before the page is reloaded.
  const place = account + reference.reference_id;
  const trail = useTrail(place);
  const [shown, setShown] = useState(() => show(course, place));
  const [lookedAt, look] = useState<number | null>(null);
  const { clock, tell, asks } = useQuestionClock(lookedAt === null);
  /**
   * The answer on the screen: its number of preceding events, and the time and view that were sent
   * after it.
   */
  const sent = useRef({ afterSeq: 0, seconds: 0, viewedFull: false });

  const { question, screen } = shown;
  const put = (stepped: PracticeScreen) => {
    setShown({ question, screen: stepped });
    keepDraft(place, { question, screen: stepped });
  };
  const step = (event: PracticeEvent) => put(stepScreen(screen, event));

  /**
   * Nothing is awaited between the press and the verdict: the answer is judged, rendered, and then
   * queued.
   */
  function check() {
    const checked = stepScreen(screen, {
      kind: 'check',
      key: keyOf(question.answers),
      seconds: clock.current.before,
      typed: typed.here()?.typedJudging ?? null,
    });
    put(checked);
    if (checked.at !== 'checked') return;
    tell({ kind: 'checked' });
    sent.current = { afterSeq: course.seq, seconds: 0, viewedFull: false };
    tellVerdict(checked.verdict, checked.recordId);
    addToTrail(place, { question, screen: checked, after: course.seq });
    keep(answerRecord(checked, { user_id: account, reference }));
  }

  function keep(body: ReturnType<typeof answerRecord>, after_seq = sent.current.afterSeq) {
    outbox.keep({
      account_id: account,
      after_seq,
      call: 'POST /user_questions/save_user_questions_progress',
      body,
    });
  }

  /**
   * Queues the time after the check and a full view, with the same call and id, if they changed
   * since the last send.
   */
  function keepSecondHalf() {
    if (screen.at !== 'checked') return;
    const { seconds: before, viewedFull } = sent.current;
    const secondsAfter = clock.current.after;
    if (secondsAfter <= before && screen.viewedFull === viewedFull) return;
    sent.current = { ...sent.current, seconds: secondsAfter, viewedFull: screen.viewedFull };
    keep(answerRecord(screen, { user_id: account, reference, secondsAfter }));
  }

  useOnLeaving(keepSecondHalf);

  const lookingAt = lookedAt === null ? undefined : trail[lookedAt];
  const live = trail.length - (screen.at === 'checked' ? 1 : 0);
  const at = lookedAt ?? live;

  /** Also for an earlier answer: it records the view and does not change the progress. */
  function viewFull() {
    if (!lookingAt) return step({ kind: 'viewed-full' });
    const viewed = { ...lookingAt.screen, viewedFull: true };
    keep(answerRecord(viewed, { user_id: account, reference, secondsAfter: 0 }), 0);
  }

  return {
    ...(lookingAt ?? shown),
    account,
    reference,
    asks,
    tell,
    trail,
    lookedAt,
    look,
    previous: at > 0 ? () => look(at - 1) : undefined,
    following: at < live ? () => look(at + 1 < live ? at + 1 : null) : undefined,
    current: question.id,
    canSubmit: lookingAt !== undefined || (screen.at === 'checked' ? !course.waits : canCheck(screen)),
    choose: (answerIds) => step({ kind: 'chosen', answerIds }),
    type: (text) => step({ kind: 'typed', text }),
    viewFull,
    submit() {
      if (lookingAt) return look(null);
      if (screen.at === 'answering') return check();
      catchUp();
      const { waits, next, goOn } = latest.current;
      if (waits) return;
      keepSecondHalf();
      if (next === null) return goOn();
      tell({ kind: 'shown' });
      setShown(show(latest.current, place));
    },
  };
}

function tellVerdict({ right }: Verdict, subject: string) {
  if (right) showAlert('success', 'Correct Answer', { subject });
  else showAlert('error', 'Incorrect Answer', { subject });
}

function show({ questions, next }: Course, place: string): Shown {
  const question = questions.find(({ id }) => id === next);
  if (!question) throw new Error(`the course has no question ${next}`);
  const draft = draftOf(place, question);
  return draft ?? { question, screen: answering(question.id, newId(), keyOf(question.answers)) };
}

/** Calls `leave` when the question page is left: navigation, hidden tab or closed tab. */
function useOnLeaving(leave: () => void) {
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
