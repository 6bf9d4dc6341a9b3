import type { TestEntry } from '../../contract/tests.ts';
import type { GrantedTerms } from '../../test-entries/granted-time.ts';
import { mergeEntries } from '../section-progress.ts';
import type { SectionEnd, TimeLeft } from '../time-left.ts';

/** What a student, a device or a network does; `device`: 0 or 1. */
export type SittingEvent =
  /** `isFrozen`: open pages do not notice it. */
  | { do: 'wait'; seconds: number; isFrozen: boolean }
  | { do: 'open' | 'close' | 'takeOver' | 'submit' | 'send'; device: number }
  | { do: 'network'; device: number; on: boolean }
  /** `isFrozen`: the page was frozen, and has not noticed the end. */
  | { do: 'answer'; device: number; question: number; isFrozen: boolean }
  /** A tutor grants the student time. */
  | { do: 'grant'; terms: GrantedTerms }
  /** Sets the calendar clock of a device. */
  | { do: 'setClock'; device: number; seconds: number };

type Reply = TimeLeft & {
  /** Seconds of the section, with what was granted. */
  limit: number;
  entries: ReadonlyMap<string, TestEntry>;
  submitted: boolean;
  device: number | null;
};
export type Sent = { entry: TestEntry; givenAt: number } | 'time over' | 'submit';
export type Device = {
  isOnline: boolean;
  /** Added to the true time, in milliseconds. */
  clockError: number;
  /** Stored, also while the page is closed. */
  queue: Sent[];
  reply: Reply | null;
  /** The stored time that is left. */
  clock: (TimeLeft & { isTrue: boolean }) | null;
  /** The calendar clock was set since that was stored. */
  isClockSet: boolean;
  /** `isClockTrue`: its end does not depend on a calendar clock that was set while the page was closed. */
  page: { end: SectionEnd; isLeaving: boolean; isClockTrue: boolean } | null;
  /** The server refused it: it stays on the device and is shown. */
  aside: Sent[];
};

export function aDevice(): Device {
  return {
    isOnline: true,
    clockError: 0,
    queue: [],
    reply: null,
    clock: null,
    isClockSet: false,
    page: null,
    aside: [],
  };
}

/** What the page shows: the last reply with what is not sent. */
export function shownEntries({ reply, queue }: Device): ReadonlyMap<string, TestEntry> {
  return mergeEntries(
    reply?.entries ?? new Map(),
    queue.flatMap((sent) => (typeof sent === 'string' ? [] : [sent.entry])),
  );
}
