import { entriesIn } from '../client/outbox/test-entry.ts';
import type { Id } from '../contract/call.ts';
import type { ActTestProgress, SatTestProgress, TestEntry } from '../contract/tests.ts';
import type { Family } from '../exams/families.ts';

/** The progress of a section from the server, the same for SAT and ACT, with its entries by question. */
export type SectionProgress = Omit<SatTestProgress, 'sat_id' | 'sat_type' | 'sat_test_progress'> & {
  family: Family;
  exam: Id;
  section: string;
  entries: Entries;
};

/** Entries by question id. */
export type Entries = ReadonlyMap<Id, TestEntry>;

/** Converts the wire format of a SAT or an ACT section. */
export function sectionProgress(wire: SatTestProgress | ActTestProgress): SectionProgress {
  if ('sat_id' in wire) {
    const { sat_id: exam, sat_type: section, sat_test_progress, ...progress } = wire;
    return { ...progress, family: 'sat', exam, section, entries: byQuestion(entriesIn(sat_test_progress)) };
  }
  const { act_id: exam, act_type: section, act_test_progress, ...progress } = wire;
  return { ...progress, family: 'act', exam, section, entries: byQuestion(entriesIn(act_test_progress)) };
}

/**
 * Merges two replies about the same section. A reply that is older than a save does not undo it: the
 * higher attempt wins, and a submitted section stays submitted.
 */
export function laterProgress<T extends SatTestProgress | ActTestProgress>(before: T | undefined, now: T): T {
  if (!before || now.attempt > before.attempt) return now;
  if (now.attempt < before.attempt || (before.submitted && !now.submitted)) return before;
  // At submission the server adds its verdicts: its own entries win.
  if (now.submitted) return now;
  const entries = [...withEntries(sectionProgress(now).entries, sectionProgress(before).entries.values()).values()];
  const json = JSON.stringify(entries);
  return {
    ...now,
    started: before.started || now.started,
    ...('sat_id' in now ? { sat_test_progress: json } : { act_test_progress: json }),
  };
}

/**
 * Merges later entries into a section's entries, as the server does in merge-entry.ts. Of two entries
 * for a question the higher revision wins; of the same revision, the later one. Time only grows.
 */
export function withEntries(entries: Entries, more: Iterable<TestEntry>): Entries {
  const all = new Map(entries);
  for (const entry of more) {
    const there = all.get(entry.questionId);
    const counts = there && there.rev > entry.rev ? there : entry;
    all.set(entry.questionId, { ...counts, timeSpent: Math.max(there?.timeSpent ?? 0, entry.timeSpent) });
  }
  return all;
}

function byQuestion(entries: readonly TestEntry[] | null): Entries {
  return new Map((entries ?? []).map((entry) => [entry.questionId, entry]));
}
