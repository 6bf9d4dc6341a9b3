import { create } from 'zustand';

/** Number of blocking calls that are running. */
const blockingCalls = create<{ calls: number }>()(() => ({ calls: 0 }));

/** Blocks the page while a call runs that a person waits for: a form, a log-out, a test's submission (Q107). */
export async function blockDuring<T>(call: Promise<T>): Promise<T> {
  const add = (more: number) => blockingCalls.setState(({ calls }) => ({ calls: calls + more }));
  add(1);
  try {
    return await call;
  } finally {
    add(-1);
  }
}

export function useIsBlocked(): boolean {
  return blockingCalls(({ calls }) => calls > 0);
}
