import { isRecord } from '../client/outbox/shape.ts';
import { entryFields } from '../client/outbox/test-entry.ts';
import type { TestEntry } from '../contract/tests.ts';
import { type GivenEntry, isAnswered } from './entry.ts';

/** An entry as it arrived: what was given, and the seconds in view. */
export type ArrivedEntry = { entry: GivenEntry; timeSpent: number };
/** What a client sent, or a sentence that says what to mend. */
export type EntriesReading = { entries: ArrivedEntry[]; fault: null } | { entries: null; fault: string };

/**
 * The entries of a section from the JSON text of the wire (Q111). What a client says of keys and verdicts is dropped
 * (Q105), and whether something was answered is looked at, not believed.
 */
export function readEntries(json: string, most: number): EntriesReading {
  const given = parsed(json);
  if (given === unreadable) return faulty('expected the JSON text of a list of entries');
  if (!Array.isArray(given)) return faulty('expected a list of entries');
  if (given.length > most) return faulty(`expected at most ${most} entries, one for each question of the section`);
  const entries: ArrivedEntry[] = [];
  const seen = new Set<string>();
  for (const [index, value] of given.entries()) {
    const read = readEntry(value);
    if (typeof read === 'string') return faulty(`entry ${index + 1}${read}`);
    if (seen.has(read.entry.questionId)) return faulty(`entry ${index + 1}: the same question as an entry before it`);
    seen.add(read.entry.questionId);
    entries.push(read);
  }
  return { entries, fault: null };
}

/** What is wrong, as the end of a sentence that names the first such field, where the value is no entry. */
function readEntry(value: unknown): ArrivedEntry | string {
  if (!isRecord(value)) return ': expected an object';
  const wrong = Object.entries(entryFields).find(([name, check]) => !Object.hasOwn(value, name) || !check(value[name]));
  if (wrong) return `, ${wrong[0]}: is missing or not as expected`;
  // Every field was looked at.
  const given = value as TestEntry;
  if (!isStorable(given.freeResponseGivenAnswer)) {
    return ', freeResponseGivenAnswer: holds a character that text cannot hold; remove it';
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
  };
  return { entry, timeSpent: given.timeSpent };
}

/** The same id is the same in capitals; what was chosen or struck out twice was chosen or struck out. */
function idsOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}

/** PostgreSQL holds no null character, UTF-8 no half of one. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const unreadable = Symbol('unreadable');

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return unreadable;
  }
}

function faulty(fault: string): EntriesReading {
  return { entries: null, fault };
}
