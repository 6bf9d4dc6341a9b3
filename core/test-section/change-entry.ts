import { type AnnotationChange, changeAnnotations } from '../annotations/change-annotations.ts';
import type { Id } from '../contract/call.ts';
import type { TestEntry } from '../contract/tests.ts';
import { chosenIds } from '../kinds/given.ts';
import type { Given } from '../kinds/registry.ts';
import { isAnswered, toEntryFields, withoutChoice } from '../wire/tests/test-entry.ts';

/** A change that a student makes to the entry of one question of a section. */
export type EntryChange =
  /** All that is given, after the change. */
  | { kind: 'given'; given: Given }
  /** Strikes out a choice, or restores it. */
  | { kind: 'struck'; answerId: Id }
  /** Marks the question as uncertain, or removes the mark. */
  | { kind: 'marked' }
  /** Changes the highlights and notes; without effect if there would be too many. */
  | { kind: 'annotated'; change: AnnotationChange }
  /** Adds seconds during which the question was in view. */
  | { kind: 'seen'; seconds: number };

/** Returns the next revision of an entry after one or more changes; the same entry if nothing changed. */
export function changeEntry(entry: TestEntry, ...changes: readonly EntryChange[]): TestEntry {
  let changed = entry;
  for (const change of changes) changed = { ...changed, ...fieldsChangedBy(changed, change) };
  const next = { ...changed, isComplete: isAnswered(changed) };
  return JSON.stringify(next) === JSON.stringify(entry) ? entry : { ...next, rev: entry.rev + 1 };
}

function fieldsChangedBy(entry: TestEntry, change: EntryChange): Partial<TestEntry> {
  switch (change.kind) {
    case 'given': {
      // Choosing a struck choice restores it.
      const chosen = chosenIds(change.given);
      const struckAnswerIds = entry.struckAnswerIds.filter((id) => !chosen.includes(id));
      return { ...toEntryFields(change.given), struckAnswerIds };
    }
    case 'struck':
      return entry.struckAnswerIds.includes(change.answerId)
        ? { struckAnswerIds: entry.struckAnswerIds.filter((id) => id !== change.answerId) }
        : {
            struckAnswerIds: [...entry.struckAnswerIds, change.answerId],
            ...withoutChoice(entry, change.answerId),
          };
    case 'marked':
      return { markUncertain: !entry.markUncertain };
    case 'annotated': {
      const annotations = changeAnnotations(entry.annotations ?? [], change.change);
      return annotations ? { annotations } : {};
    }
    case 'seen':
      return { timeSpent: Math.min(maxSeconds, entry.timeSpent + Math.max(0, Math.floor(change.seconds))) };
    default:
      return change satisfies never;
  }
}

/** Ten days in seconds: the maximum on the wire. */
const maxSeconds = 864_000;
