import type { Draft } from '../client/outbox/outbox-entry.ts';
import { isSameSection, testDeedOf } from '../client/outbox/test-deed.ts';
import { type Entries, type SectionProgress, withEntries } from './section-progress.ts';

/** The state of a section for its student, including what the server has not confirmed. */
export type SectionStanding = {
  at: SectionState;
  entries: Entries;
  extraTime: number;
};

type SectionState =
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
export function sectionStanding(server: SectionProgress, pending: readonly Draft[]): SectionStanding {
  const own = pending.flatMap((said) => {
    const deed = testDeedOf(said);
    const isOwn = deed && isSameSection({ ...deed, attempt: deed.attempt ?? server.attempt }, ofServer(server));
    return isOwn ? [{ deed, extraTime: extraTimeIn(said) }] : [];
  });
  const saved = own.flatMap(({ deed }) => (deed.does === 'save' && deed.entry ? [deed.entry] : []));
  const entries = server.submitted ? server.entries : withEntries(server.entries, saved);
  const extraTime = own.reduce((time, one) => one.extraTime ?? time, server.extra_time as number);
  if (server.submitted) return { at: 'submitted', entries, extraTime: server.extra_time };
  if (own.some(({ deed }) => deed.does === 'submit')) return { at: 'leaving', entries, extraTime };
  return { at: server.started || saved.length > 0 ? 'started' : 'none', entries, extraTime };
}

function ofServer({ family, exam, section, real_test: real, attempt }: SectionProgress) {
  return { family, exam, section, real, attempt };
}

function extraTimeIn({ body }: Draft): number | undefined {
  return 'extra_time' in body ? body.extra_time : undefined;
}
