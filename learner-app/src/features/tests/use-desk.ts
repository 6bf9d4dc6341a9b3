import { savingDeed } from '@fourfold/core/client/outbox/new-test-deed';
import type { TestSection } from '@fourfold/core/client/outbox/test-deed';
import type { TestEntry } from '@fourfold/core/contract/tests';
import { changeEntry, type EntryChange, hasOtherAnswer, untouched } from '@fourfold/core/test-section/change-entry';
import { readClock, type SectionClock, stoppedClock, takeSeconds } from '@fourfold/core/test-section/section-clock';
import { type Entries, withEntries } from '@fourfold/core/test-section/section-progress';
import type { SectionStanding } from '@fourfold/core/test-section/section-standing';
import { type TestQuestion, testInput } from '@fourfold/core/test-section/test-question';
import { timeSpentOn } from '@fourfold/core/tests/timed';
import { useEffect, useRef, useState } from 'react';
import { outbox } from '../../outbox/outbox.ts';

export type DeskProps = {
  account: string;
  /** In its present attempt. */
  about: TestSection;
  standing: SectionStanding;
  questions: readonly TestQuestion[];
  /** The question that time goes to. */
  current: string | null;
  /**
   * Whether it is begun and not submitted, at the moment of asking: nothing may be kept behind a submission, also not
   * by a page that is just going away.
   */
  isOpen(): boolean;
};

/** What a student works on: entries as they change, each kept at once, and the time that goes to them. */
export type Desk = {
  entries: Entries;
  entryOf(question: TestQuestion): TestEntry;
  change(question: TestQuestion, change: EntryChange): void;
  /** At this moment: also what no drawing has shown yet. */
  latest(): Entries;
  /** What is typed is shown at once, and kept a moment later. */
  type(question: TestQuestion, text: string): void;
  textOf(question: TestQuestion): string;
  /** Keeps what is typed and the time so far. Answers whether an answer was saved since the last time of asking. */
  leaveQuestion(): boolean;
  /** Seconds over all questions, to this moment. */
  seconds(): number;
};

/** Milliseconds after the last key in which what is typed is kept. */
const debounce = 250;
/** Milliseconds in view after which the time is kept although nothing was done. */
const atTheLatest = 30_000;

export function useDesk(props: DeskProps): Desk {
  const latest = useRef(props);
  latest.current = props;
  /** Made in this visit: also what the outbox has not been told yet, and what the server refused. */
  const mine = useRef({ attempt: props.about.attempt, entries: new Map<string, TestEntry>() });
  if (mine.current.attempt !== props.about.attempt) {
    mine.current = { attempt: props.about.attempt, entries: new Map() };
  }
  const clock = useRef<SectionClock>(stoppedClock);
  const typing = useRef<{ question: TestQuestion; text: string; timer: number } | null>(null);
  const [draft, setDraft] = useState<{ id: string; text: string } | null>(null);
  const saved = useRef(false);

  const [desk] = useState(() => {
    const entries = () => {
      const { standing } = latest.current;
      // Judged entries are the server's own.
      if (standing.at === 'submitted') return standing.entries;
      return withEntries(standing.entries, mine.current.entries.values());
    };
    const entryOf = (question: TestQuestion) =>
      entries().get(question.id) ?? untouched(question.id, testInput(question) === 'typed');

    function read(): void {
      const visible = document.visibilityState === 'visible';
      clock.current = readClock(clock.current, { now: performance.now(), visible });
    }

    /** The seconds so far belong to the question that they were spent on. */
    function takeTime(): EntryChange {
      read();
      const taken = takeSeconds(clock.current);
      clock.current = taken.clock;
      return { kind: 'seen', seconds: taken.seconds };
    }

    function keep(question: TestQuestion, what?: EntryChange): void {
      const { account, about, standing, isOpen, current } = latest.current;
      if (!isOpen()) return;
      const before = entryOf(question);
      const time = question.id === current ? [takeTime()] : [];
      const entry = changeEntry(before, ...time, ...(what ? [what] : []));
      if (entry === before) return;
      saved.current ||= hasOtherAnswer(before, entry);
      mine.current.entries.set(question.id, entry);
      outbox.keep(savingDeed({ account_id: account, about }, entry, standing.extraTime));
    }

    function keepTyped(): void {
      const typed = typing.current;
      if (!typed) return;
      clearTimeout(typed.timer);
      typing.current = null;
      keep(typed.question, { kind: 'typed', text: typed.text });
      setDraft(null);
    }

    function keepTime(): void {
      const question = latest.current.questions.find(({ id }) => id === latest.current.current);
      read();
      if (question && clock.current.running >= 1000) keep(question);
    }

    return {
      latest: entries,
      entryOf,
      change(question: TestQuestion, what: EntryChange): void {
        keepTyped();
        keep(question, what);
      },
      type(question: TestQuestion, text: string): void {
        if (typing.current && typing.current.question.id !== question.id) keepTyped();
        clearTimeout(typing.current?.timer);
        typing.current = { question, text, timer: window.setTimeout(keepTyped, debounce) };
        setDraft({ id: question.id, text });
      },
      leaveQuestion(): boolean {
        keepTyped();
        keepTime();
        const wasSaved = saved.current;
        saved.current = false;
        return wasSaved;
      },
      keepAll(): void {
        keepTyped();
        keepTime();
      },
      tick(): void {
        read();
        if (clock.current.running >= atTheLatest) keepTime();
      },
      seconds(): number {
        read();
        return timeSpentOn([...entries().values()]) + Math.floor(clock.current.running / 1000);
      },
    };
  });

  useEffect(() => {
    const timer = setInterval(desk.tick, 1000);
    // The page may be going away: what is kept now is on this device before the browser goes on.
    const leave = () => {
      desk.keepAll();
      outbox.leave();
    };
    const look = () => (document.visibilityState === 'hidden' ? leave() : desk.tick());
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
      desk.keepAll();
    };
  }, [desk]);

  const { latest: entries, entryOf, change, type, leaveQuestion, seconds } = desk;
  const textOf = (question: TestQuestion) =>
    draft?.id === question.id ? draft.text : entryOf(question).freeResponseGivenAnswer;
  return { entries: entries(), latest: entries, entryOf, change, type, textOf, leaveQuestion, seconds };
}
