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

/** What is practised: a sequence or a problem set, and where the student stands in it with everything answered so far. */
export type Course = {
  account: string;
  reference: Reference;
  questions: readonly Question[];
  /** Events behind where the student stands, pending answers counted. */
  seq: number;
  /** The question that comes next; null when something else does. */
  next: string | null;
  /** What comes next is not known yet. */
  waits: boolean;
  /** Goes there. */
  goOn(): void;
};

export type Practice = Shown & {
  account: string;
  reference: Reference;
  /** Nothing was done for so long that "Are you still there?" is asked. */
  asks: boolean;
  /** What the clock has to know. */
  tell(event: ClockEvent): void;
  /** What was answered in this visit, in order. */
  trail: readonly Answered[];
  /** The place in the trail of an earlier answer that is looked at; nothing can be changed in it. */
  lookedAt: number | null;
  /** Looks at an earlier answer; null goes back to the question that is being answered. */
  look(at: number | null): void;
  /** To the answer before what is on the screen, and from there forward again; undefined where there is none. */
  previous: (() => void) | undefined;
  following: (() => void) | undefined;
  /** The id of the question that is being answered, whatever is looked at. */
  current: string;
  canSubmit: boolean;
  choose(answerIds: readonly string[]): void;
  type(text: string): void;
  viewFull(): void;
  /** Check, then Next; from an earlier answer back to the question that is being answered. */
  submit(): void;
};

/** One question after the other: judged here and at once, kept in the outbox, and shown again when asked for. */
export function usePractice(course: Course): Practice {
  const { account, reference } = course;
  const latest = useRef(course);
  latest.current = course;
  // Somebody else may log in before the page is loaded again.
  const place = account + reference.reference_id;
  const trail = useTrail(place);
  const [shown, setShown] = useState(() => show(course, place));
  const [lookedAt, look] = useState<number | null>(null);
  const { clock, tell, asks } = useQuestionClock(lookedAt === null);
  /** Of the answer on the screen: what it was given on, and what was sent of its second half. */
  const sent = useRef({ afterSeq: 0, seconds: 0, viewedFull: false });

  const { question, screen } = shown;
  const put = (stepped: PracticeScreen) => {
    setShown({ question, screen: stepped });
    keepDraft(place, { question, screen: stepped });
  };
  const step = (event: PracticeEvent) => put(stepScreen(screen, event));

  /** From the press to the verdict nothing is waited for: judged here, drawn with this event, kept behind it. */
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

  /** The second half goes by the same call with the same id, and only when it says more than was sent. */
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

  /** Of an earlier answer too; it grows there and moves nothing. */
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
  if (!question) throw new Error(`no question ${next} is among those that are practised here`);
  const draft = draftOf(place, question);
  return draft ?? { question, screen: answering(question.id, newId(), keyOf(question.answers)) };
}

/** Back, another page, a hidden tab, a closed one: whatever ends the look at a question. */
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
