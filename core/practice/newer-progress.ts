import type { Progress } from '../contract/practice.ts';

/** The last verdict on each question since the last reset. */
export type Marks = Readonly<Record<string, boolean>>;

/**
 * Returns the newer of the cached progress and a reply: the one with more events (`seq`). Replies can
 * arrive out of order. Only replies to reads contain marks; other replies get the cached marks.
 */
export function newerProgress(cached: Progress | undefined, reply: Progress): Progress {
  if (!cached) return reply;
  const [newer, older] = cached.seq > reply.seq ? [cached, reply] : [reply, cached];
  if (newer.marks) return newer;
  // Nothing was answered since the last reset: the cached marks are older than it.
  const marks = isNotStarted(newer) ? {} : older.marks;
  return marks ? { ...newer, marks } : newer;
}

/**
 * Adds the verdict of a saved answer to the marks. Without marks it adds none: one mark alone would be
 * taken for all marks.
 */
export function withMark(progress: Progress, question: string, right: boolean): Progress {
  if (!progress.marks) return progress;
  return { ...progress, marks: { ...progress.marks, [question]: right } };
}

/** Whether nothing was answered since the last reset, or ever. */
export function isNotStarted({ state }: Progress): boolean {
  return 'at' in state ? state.at === 'new' : state.answered === 0;
}
