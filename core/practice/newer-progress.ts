import type { Progress } from '../contract/practice.ts';

/** The last verdict on each question since the last reset. */
export type Marks = Readonly<Record<string, boolean>>;

/**
 * Replies may overtake each other; the count of events says which one knows more. Only a read carries marks; what is
 * cached keeps them.
 */
export function newerProgress(cached: Progress | undefined, reply: Progress): Progress {
  if (!cached) return reply;
  const [newer, older] = cached.seq > reply.seq ? [cached, reply] : [reply, cached];
  if (newer.marks) return newer;
  // Nothing answered since the last reset: what was marked before it is no more.
  const marks = isUnbegun(newer) ? {} : older.marks;
  return marks ? { ...newer, marks } : newer;
}

/** The record that a save answered, with the verdict that it was about; half of the marks would pass for all of them. */
export function withMark(progress: Progress, question: string, right: boolean): Progress {
  if (!progress.marks) return progress;
  return { ...progress, marks: { ...progress.marks, [question]: right } };
}

/** Nothing was answered since the last reset, or ever. */
export function isUnbegun({ state }: Progress): boolean {
  return 'at' in state ? state.at === 'new' : state.answered === 0;
}
