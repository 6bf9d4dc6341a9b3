import { isRecord } from '@fourfold/core/client/outbox/shape';
import type { TestSection } from '@fourfold/core/client/outbox/test-deed';
import type { Entries } from '@fourfold/core/test-section/section-progress';
import { firstOpen } from '@fourfold/core/test-section/section-summary';
import { useEffect, useState } from 'react';

/** Which question a student is at, and whether it is open where questions open in a dialog. */
export type Place = { question: string | null; open: boolean };

/**
 * Comes back after a reload, on this device; an attempt begins at its first open question, and so does a section that
 * another device has gone on with. A review, without entries, has a place of its own and begins with `wanted` or the first.
 */
export function usePlace(
  account: string,
  about: TestSection,
  questions: readonly { id: string }[],
  entries: Entries | null,
  wanted?: string,
) {
  const first = entries ? firstOpen(questions, entries) : (questions[0]?.id ?? null);
  const key = `fourfold.test.place.${[account, about.exam, about.section, about.real].join('.')}${entries ? '' : '.review'}`;
  const [place, set] = useState<Place & { attempt: number | undefined }>(() => ({
    attempt: about.attempt,
    ...(questions.some(({ id }) => id === wanted)
      ? { question: wanted ?? null, open: true }
      : (read(key, about.attempt) ?? { question: first, open: true })),
  }));
  const now: Place = place.attempt === about.attempt ? place : { question: first, open: true };
  // Also where nobody has gone anywhere yet: an answered question stays where a reload comes back to.
  const text = JSON.stringify({ v: 1, ...now, attempt: about.attempt });
  useEffect(() => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Then the next visit begins at the first open question.
    }
  }, [key, text]);
  const go = (to: Place) => set({ attempt: about.attempt, ...to });
  return [now, go] as const;
}

function read(key: string, attempt: number | undefined): Place | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (!isRecord(kept) || kept.v !== 1 || kept.attempt !== attempt) return null;
    return { question: typeof kept.question === 'string' ? kept.question : null, open: kept.open === true };
  } catch {
    return null;
  }
}
