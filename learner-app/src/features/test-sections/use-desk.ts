import { saveTestAction } from '@fourfold/core/client/outbox/new-test-action';
import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import type { TestEntry } from '@fourfold/core/contract/tests';
import type { Given } from '@fourfold/core/kinds/registry';
import { timeSpentOn } from '@fourfold/core/test-entries/section-time';
import { changeEntry, type EntryChange } from '@fourfold/core/test-section/change-entry';
import { readClock, type SectionClock, stoppedClock, takeSeconds } from '@fourfold/core/test-section/section-clock';
import { type EntriesByQuestion, mergeEntries } from '@fourfold/core/test-section/section-progress';
import type { SectionWithPending } from '@fourfold/core/test-section/section-with-pending';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { emptyEntry, entryGiven, hasOtherAnswer } from '@fourfold/core/wire/tests/test-entry';
import { useEffect, useRef, useState } from 'react';
import { outbox } from '../../outbox/outbox.ts';

export type DeskProps = {
  account: string;
  /** The section and its current attempt. */
  about: TestSection;
  progressState: SectionWithPending;
  questions: readonly TestQuestion[];
  /** The question whose time is counted. */
  current: string | null;
  /** Seconds since the section was begun; null if its clock does not end it. */
  givenAfter(): number | null;
  /** Seconds of the section: what is given after them is not stored. */
  limit: number;
  /**
   * Returns whether the section is begun and not submitted. Nothing may be queued after a
   * submission, not even while the page is unloaded.
   */
  isOpen(): boolean;
};

/** The entries of a section, saved at each change, and the time spent on each question. */
export type Desk = {
  entries: EntriesByQuestion;
  entryOf(question: TestQuestion): TestEntry;
  change(question: TestQuestion, change: EntryChange): void;
  /** The current entries, including changes that are not rendered yet. */
  latest(): EntriesByQuestion;
  /** Shows typed text at once and saves it after a delay. */
  type(question: TestQuestion, given: Given): void;
  /** What is given to a question, including typed text that is not saved yet. */
  givenTo(question: TestQuestion): Given;
  /** Saves typed text and time. Returns whether an answer was saved since the last call. */
  leaveQuestion(): boolean;
  /** Seconds spent on all questions so far. */
  seconds(): number;
};

/** Milliseconds between the last key press and the save. */
const typingDebounceMs = 250;
/** Milliseconds of visible time after which the time is saved even without a change. */
const maxUnsavedMs = 30_000;

export function useDesk(props: DeskProps): Desk {
  const latest = useRef(props);
  latest.current = props;
  /** Changes of this visit, including those that are not in the outbox yet and those that the server refused. */
  const localEntries = useRef({ attempt: props.about.attempt, entries: new Map<string, TestEntry>() });
  if (localEntries.current.attempt !== props.about.attempt) {
    localEntries.current = { attempt: props.about.attempt, entries: new Map() };
  }
  const clock = useRef<SectionClock>(stoppedClock);
  const typing = useRef<{ question: TestQuestion; given: Given; timer: number; givenAfter: number | null } | null>(
    null,
  );
  const [draft, setDraft] = useState<{ id: string; given: Given } | null>(null);
  const saved = useRef(false);

  const [desk] = useState(() => {
    const entries = () => {
      const { progressState } = latest.current;
      // The server judges the submission: its entries are final.
      if (progressState.stage === 'submitted') return progressState.entries;
      return mergeEntries(progressState.entries, localEntries.current.entries.values());
    };
    const entryOf = (question: TestQuestion) =>
      entries().get(question.id) ?? emptyEntry(question.id, shownItem(question).kind);

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

    /** `at`: when it was given, in seconds from the beginning; null if the section's clock does not end it. */
    function saveEntry(question: TestQuestion, entryChange?: EntryChange, at = latest.current.givenAfter()): void {
      const { account, about, progressState, isOpen, limit, current } = latest.current;
      if (!isOpen() || (entryChange && at !== null && at > limit)) return;
      const before = entryOf(question);
      const time = question.id === current ? [takeTime()] : [];
      const changed = changeEntry(before, ...time, ...(entryChange ? [entryChange] : []));
      if (changed === before) return;
      // Seconds in view alone change nothing that was given.
      const givenAt = entryChange ? at : (before.givenAfter ?? at);
      const entry = givenAt === null ? changed : { ...changed, givenAfter: Math.min(givenAt, limit) };
      saved.current ||= hasOtherAnswer(before, entry);
      localEntries.current.entries.set(question.id, entry);
      outbox.add(saveTestAction({ account_id: account, about }, entry, progressState.extraTime));
    }

    function saveTyped(): void {
      const typed = typing.current;
      if (!typed) return;
      clearTimeout(typed.timer);
      typing.current = null;
      saveEntry(typed.question, { kind: 'given', given: typed.given }, typed.givenAfter);
      setDraft(null);
    }

    function saveTime(): void {
      const question = latest.current.questions.find(({ id }) => id === latest.current.current);
      read();
      if (question && clock.current.elapsed >= 1000) saveEntry(question);
    }

    return {
      latest: entries,
      entryOf,
      change(question: TestQuestion, entryChange: EntryChange): void {
        saveTyped();
        saveEntry(question, entryChange);
      },
      type(question: TestQuestion, given: Given): void {
        if (typing.current && typing.current.question.id !== question.id) saveTyped();
        clearTimeout(typing.current?.timer);
        const givenAfter = latest.current.givenAfter();
        typing.current = { question, given, timer: window.setTimeout(saveTyped, typingDebounceMs), givenAfter };
        setDraft({ id: question.id, given });
      },
      leaveQuestion(): boolean {
        saveTyped();
        saveTime();
        const wasSaved = saved.current;
        saved.current = false;
        return wasSaved;
      },
      saveAll(): void {
        saveTyped();
        saveTime();
      },
      tick(): void {
        read();
        if (clock.current.elapsed >= maxUnsavedMs) saveTime();
      },
      seconds(): number {
        read();
        return timeSpentOn([...entries().values()]) + Math.floor(clock.current.elapsed / 1000);
      },
    };
  });

  useEffect(() => {
    const timer = setInterval(desk.tick, 1000);
    // The page may be unloaded: storage is written synchronously.
    const leave = () => {
      desk.saveAll();
      outbox.leave();
    };
    const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : desk.tick());
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
      desk.saveAll();
    };
  }, [desk]);

  const { latest: entries, entryOf, change, type, leaveQuestion, seconds } = desk;
  const givenTo = (question: TestQuestion) =>
    draft?.id === question.id ? draft.given : entryGiven(shownItem(question).kind, entryOf(question));
  return { entries: entries(), latest: entries, entryOf, change, type, givenTo, leaveQuestion, seconds };
}
