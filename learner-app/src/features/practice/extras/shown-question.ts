import type { Question } from '@fourfold/core/contract/content';

let shown: Question | null = null;
const listeners = new Set<() => void>();

/** The question on the screen, for the tools in the bar; null if there is none. */
export const shownQuestion = {
  read: (): Question | null => shown,
  set(question: Question | null): void {
    shown = question;
    for (const notify of listeners) notify();
  },
  subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
};
