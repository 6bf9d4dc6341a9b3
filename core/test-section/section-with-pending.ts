import type { OutboxDraft } from '../client/outbox/outbox-entry.ts';
import { isSameSection, testActionOf } from '../client/outbox/test-action.ts';
import { type EntriesByQuestion, mergeEntries, type SectionProgress } from './section-progress.ts';

/** The state of a section for its student, including what the server has not confirmed. */
export type SectionWithPending = {
  stage: SectionStage;
  entries: EntriesByQuestion;
  extraTime: number;
};

type SectionStage =
  /** Nothing was saved in this attempt. The button is "Take Test". */
  | 'none'
  /** The button is "Continue". */
  | 'started'
  /** Submitted on this device; the server has not confirmed it. */
  | 'leaving'
  /** The button is "Review Test". */
  | 'submitted';

/**
 * Returns the progress from the server with pending actions applied. Actions of another attempt are
 * ignored: the server will reject them.
 */
export function sectionWithPending(server: SectionProgress, pending: readonly OutboxDraft[]): SectionWithPending {
  const own = pending.flatMap((draft) => {
    const action = testActionOf(draft);
    const isOwn = action && isSameSection({ ...action, attempt: action.attempt ?? server.attempt }, ofServer(server));
    return isOwn ? [{ action, extraTime: extraTimeIn(draft) }] : [];
  });
  const saved = own.flatMap(({ action }) => (action.kind === 'save' && action.entry ? [action.entry] : []));
  const entries = server.submitted ? server.entries : mergeEntries(server.entries, saved);
  const extraTime = own.reduce((time, sent) => sent.extraTime ?? time, server.extra_time as number);
  if (server.submitted) return { stage: 'submitted', entries, extraTime: server.extra_time };
  if (own.some(({ action }) => action.kind === 'submit')) return { stage: 'leaving', entries, extraTime };
  return { stage: server.started || saved.length > 0 ? 'started' : 'none', entries, extraTime };
}

function ofServer({ family, exam, section, real_test: real, attempt }: SectionProgress) {
  return { family, exam, section, real, attempt };
}

function extraTimeIn({ body }: OutboxDraft): number | undefined {
  return 'extra_time' in body ? body.extra_time : undefined;
}
