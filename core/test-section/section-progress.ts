import type { Id } from '../contract/call.ts';
import type { ActTestProgress, SatTestProgress, TestEntry } from '../contract/tests.ts';
import type { Family } from '../wire/exams/exam-family.ts';
import { entriesIn } from '../wire/tests/test-entry-guard.ts';

/** The progress of a section from the server, the same for SAT and ACT, with its entries by question. */
export type SectionProgress = Omit<SatTestProgress, 'sat_id' | 'sat_type' | 'sat_test_progress'> & {
  family: Family;
  exam: Id;
  section: string;
  entries: EntriesByQuestion;
};

/** Entries by question id. */
export type EntriesByQuestion = ReadonlyMap<Id, TestEntry>;

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
export function newerSectionProgress<T extends SatTestProgress | ActTestProgress>(before: T | undefined, now: T): T {
  if (!before || now.attempt > before.attempt) return now;
  if (now.attempt < before.attempt || (before.submitted && !now.submitted)) return before;
  // At submission the server adds its verdicts: its own entries win.
  if (now.submitted) return now;
  const entries = [...mergeEntries(sectionProgress(now).entries, sectionProgress(before).entries.values()).values()];
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
export function mergeEntries(entries: EntriesByQuestion, more: Iterable<TestEntry>): EntriesByQuestion {
  const all = new Map(entries);
  for (const entry of more) {
    const existing = all.get(entry.questionId);
    const winner = existing && existing.rev > entry.rev ? existing : entry;
    all.set(entry.questionId, { ...winner, timeSpent: Math.max(existing?.timeSpent ?? 0, entry.timeSpent) });
  }
  return all;
}

function byQuestion(entries: readonly TestEntry[] | null): EntriesByQuestion {
  return new Map((entries ?? []).map((entry) => [entry.questionId, entry]));
}
