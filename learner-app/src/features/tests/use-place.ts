import { isRecord } from '@fourfold/core/client/outbox/shape';
import type { TestSection } from '@fourfold/core/client/outbox/test-deed';
import type { Entries } from '@fourfold/core/test-section/section-progress';
import { firstOpen } from '@fourfold/core/test-section/section-summary';
import { useEffect, useState } from 'react';

/** The current question, and in the dialog form whether it is open. */
export type Place = { question: string | null; open: boolean };

/**
 * The current question, stored in the browser and restored after a reload. A new attempt, and a
 * section that another device continued, start at the first open question. A review, which has no
 * entries, has a position of its own and starts with `initialQuestion` or the first question.
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
  // Stores the initial position too: a reload must return to it even after it is answered.
  const text = JSON.stringify({ v: 1, ...now, attempt: about.attempt });
  useEffect(() => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // The next visit starts at the first open question.
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
