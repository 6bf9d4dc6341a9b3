import { isRecord } from '@fourfold/core/client/outbox/guards';
import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import type { EntriesByQuestion } from '@fourfold/core/test-section/section-progress';
import { firstUnanswered } from '@fourfold/core/test-section/section-summary';
import { useEffect, useState } from 'react';

/** The current question, and in the dialog form whether it is open. */
export type TestPosition = { question: string | null; open: boolean };

/**
 * The current question, stored in the browser and restored after a reload. A new attempt, and a
 * section that another device continued, start at the first open question. A review, which has no
 * entries, has a position of its own and starts with `initialQuestion` or the first question.
 */
export function useTestPosition(
  account: string,
  about: TestSection,
  questions: readonly { id: string }[],
  entries: EntriesByQuestion | null,
  initialQuestion?: string,
) {
  const first = entries ? firstUnanswered(questions, entries) : (questions[0]?.id ?? null);
  const key = `fourfold.test.place.${[account, about.exam, about.section, about.real].join('.')}${entries ? '' : '.review'}`;
  const [state, setState] = useState<TestPosition & { attempt: number | undefined }>(() => ({
    attempt: about.attempt,
    ...(questions.some(({ id }) => id === initialQuestion)
      ? { question: initialQuestion ?? null, open: true }
      : (readStored(key, about.attempt) ?? { question: first, open: true })),
  }));
  const current: TestPosition = state.attempt === about.attempt ? state : { question: first, open: true };
  // Stores the initial position too: a reload must return to it even after it is answered.
  const text = JSON.stringify({ v: 1, ...current, attempt: about.attempt });
  useEffect(() => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // The next visit starts at the first open question.
    }
  }, [key, text]);
  const go = (to: TestPosition) => setState({ attempt: about.attempt, ...to });
  return [current, go] as const;
}

function readStored(key: string, attempt: number | undefined): TestPosition | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (!isRecord(stored) || stored.v !== 1 || stored.attempt !== attempt) return null;
    return { question: typeof stored.question === 'string' ? stored.question : null, open: stored.open === true };
  } catch {
    return null;
  }
}
