import { create } from 'zustand';

/** Number of blocking calls that are running. */
const waiting = create<{ calls: number }>()(() => ({ calls: 0 }));

/**
 * Blocks the page while a call runs that a person waits for: a form, a log-out, a test's submission
 * (Q107).
 */
export async function during<T>(call: Promise<T>): Promise<T> {
  const add = (more: number) => waiting.setState(({ calls }) => ({ calls: calls + more }));
  add(1);
  try {
    return await call;
  } finally {
    add(-1);
  }
}

export function useWaiting(): boolean {
  return waiting(({ calls }) => calls > 0);
}
