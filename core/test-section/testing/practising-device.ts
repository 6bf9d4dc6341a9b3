import type { TestEntry } from '../../contract/tests.ts';
import type { SectionClock } from '../section-clock.ts';
import { mergeEntries } from '../section-progress.ts';

/** What a student, a device or a network does in practice mode; `device`: 0 or 1. */
export type PracticeEvent =
  /** `isFrozen`: the devices sleep. */
  | { do: 'wait'; seconds: number; isFrozen: boolean }
  /** `kill`: the page ends without a notice. */
  | { do: 'open' | 'close' | 'kill' | 'hide' | 'show' | 'pause' | 'continue'; device: number }
  | { do: 'takeOver' | 'submit'; device: number }
  | { do: 'network'; device: number; on: boolean }
  | { do: 'answer'; device: number; question: number };

export type Page = { clock: SectionClock; question: string; isVisible: boolean; isPaused: boolean; isLeaving: boolean };
export type Device = {
  isOnline: boolean;
  /** Stored, also while the page is closed. */
  queue: (TestEntry | 'submit')[];
  /** The entries of the last reply. */
  known: ReadonlyMap<string, TestEntry>;
  holder: number | null;
  isSubmitted: boolean;
  page: Page | null;
  /** The server refused it: it stays on the device and is shown. */
  aside: TestEntry[];
};

export function aDevice(): Device {
  return { isOnline: true, queue: [], known: new Map(), holder: null, isSubmitted: false, page: null, aside: [] };
}

/** Whether the page counts its time. */
export function isCounting({ page }: Device): boolean {
  return page?.isVisible === true && !page.isPaused && !page.isLeaving;
}

/** What the page shows: the last reply with what is not sent. */
export function shownEntries({ known, queue }: Device): ReadonlyMap<string, TestEntry> {
  return mergeEntries(
    known,
    queue.flatMap((sent) => (sent === 'submit' ? [] : [sent])),
  );
}
