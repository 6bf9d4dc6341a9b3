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
  /** In its current attempt. */
  about: TestSection;
  standing: SectionStanding;
  questions: readonly TestQuestion[];
  /** The question whose time is counted. */
  current: string | null;
  /**
   * Returns whether the section is begun and not submitted. Nothing may be queued after a
   * submission, not even while the page is unloaded.
   */
  isOpen(): boolean;
};

/** The entries of a section, saved at each change, and the time spent on each question. */
export type Desk = {
  entries: Entries;
  entryOf(question: TestQuestion): TestEntry;
  change(question: TestQuestion, change: EntryChange): void;
  /** The current entries, including changes that are not rendered yet. */
  latest(): Entries;
  /** Shows typed text at once and saves it after a delay. */
  type(question: TestQuestion, text: string): void;
  textOf(question: TestQuestion): string;
  /** Saves typed text and time. Returns whether an answer was saved since the last call. */
  leaveQuestion(): boolean;
  /** Seconds spent on all questions so far. */
  seconds(): number;
};

/** Milliseconds between the last key press and the save. */
const debounce = 250;
/** Milliseconds in view after which the time is saved even without a change. */
const atTheLatest = 30_000;

export function useDesk(props: DeskProps): Desk {
  const latest = useRef(props);
  latest.current = props;
  /**
   * Changes of this visit, including those that are not in the outbox yet and those that the server
   * refused.
   */
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
      // After the judging the server's entries apply.
      if (standing.at === 'submitted') return standing.entries;
      return withEntries(standing.entries, mine.current.entries.values());
    };
    const entryOf = (question: TestQuestion) =>
      entries().get(question.id) ?? untouched(question.id, testInput(question) === 'typed');

    function read(): void {
      const visible = document.visibilityState === 'visible';
      clock.current = readClock(clock.current, { now: performance.now(), visible });
    }

    /** Assigns the time since the last call to the question. */
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
    // The page may be unloaded: storage is written synchronously.
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
