import { isRecord } from '../../client/outbox/guards.ts';
import type { TestEntry } from '../../contract/tests.ts';
import type { GivenEntry } from './given-entry.ts';
import { isAnswered } from './test-entry.ts';
import { knownFields, testEntryGuards } from './test-entry-guard.ts';

/** An entry from a client: the student's fields, and the seconds in view. */
export type ReceivedEntry = { entry: GivenEntry; timeSpent: number };
/** The entries that a client sent, or a message that says what to correct. */
export type EntriesResult = { entries: ReceivedEntry[]; error: null } | { entries: null; error: string };

/**
 * Parses the entries of a section from the JSON text of the wire (Q111). Drops keys and verdicts from
 * the client (Q105), and computes `isComplete` itself.
 */
export function readEntries(json: string, maxEntries: number): EntriesResult {
  const list = parseJson(json);
  if (list === unreadable) return failed('expected the JSON text of a list of entries');
  if (!Array.isArray(list)) return failed('expected a list of entries');
  if (list.length > maxEntries)
    return failed(`expected at most ${maxEntries} entries, one for each question of the section`);
  const entries: ReceivedEntry[] = [];
  const seen = new Set<string>();
  for (const [index, value] of list.entries()) {
    const read = readEntry(value);
    if (typeof read === 'string') return failed(`entry ${index + 1}${read}`);
    if (seen.has(read.entry.questionId)) return failed(`entry ${index + 1}: the same question as an entry before it`);
    seen.add(read.entry.questionId);
    entries.push(read);
  }
  return { entries, error: null };
}

/** Returns the entry, or the end of an error sentence that names the first invalid field. */
function readEntry(value: unknown): ReceivedEntry | string {
  if (!isRecord(value)) return ': expected an object';
  const invalidField = Object.entries(testEntryGuards).find(
    ([name, check]) => !check(Object.hasOwn(value, name) ? value[name] : undefined),
  );
  if (invalidField) return `, ${invalidField[0]}: is missing or not as expected`;
  // Every field was checked above.
  const given = value as TestEntry;
  if (!isStorable(given.freeResponseGivenAnswer)) {
    return ', freeResponseGivenAnswer: holds a character that text cannot hold; remove it';
  }
  const annotations = (given.annotations ?? []).map(knownFields);
  if (!annotations.every(({ id, quote, note }) => [id, quote, note].every(isStorable))) {
    return ', annotations: one holds a character that text cannot hold; remove it';
  }
  const entry = {
    questionId: given.questionId.toLowerCase(),
    givenAnswerIds: idsOf(given.givenAnswerIds),
    isFreeResponse: given.isFreeResponse,
    freeResponseGivenAnswer: given.freeResponseGivenAnswer,
    markUncertain: given.markUncertain,
    isComplete: isAnswered(given),
    rev: given.rev,
    struckAnswerIds: idsOf(given.struckAnswerIds),
    ...(given.givenAfter !== undefined && { givenAfter: given.givenAfter }),
    ...(annotations.length > 0 && { annotations }),
  };
  return { entry, timeSpent: given.timeSpent };
}

/** Ids are compared in lower case; repeated ids are removed. */
function idsOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** PostgreSQL cannot store null characters, and UTF-8 cannot encode lone surrogates. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const unreadable = Symbol('unreadable');

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return unreadable;
  }
}

function failed(error: string): EntriesResult {
  return { entries: null, error };
}
