import { judge } from '../kinds/lazy/judging.ts';
import type { Item } from '../kinds/registry.ts';
import type { GivenEntry } from '../wire/tests/given-entry.ts';
import { type EntryVerdict, entryGiven, toEntryVerdict } from '../wire/tests/test-entry.ts';

/** A question that counts: not deleted and not hidden when the section is submitted. */
export type CountedQuestion = {
  id: string;
  title: string;
  revision: number | null;
  item: Item;
  /** It is tried out: it is judged, and counts in no score. */
  isTried?: boolean;
};

/**
 * The fields that submission adds to an entry, and the title and revision of its question at that time. Entries that
 * were submitted before questions had revisions have none.
 */
export type JudgedEntry = EntryVerdict & { title: string; revision?: number | null; isTried?: true };

/** A submitted section. Unanswered questions are wrong; deleted ones do not count (Q106). */
export type JudgedSection = {
  /** Number of right answers (Q57). */
  correct: number;
  questions: number;
  /** By question id; null if the question was deleted. */
  judged: ReadonlyMap<string, JudgedEntry | null>;
};

/** Judges a section's entries. `questions` in the result is the number of all questions that count. */
export function judgeSection(questions: readonly CountedQuestion[], entries: readonly GivenEntry[]): JudgedSection {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const judged = new Map<string, JudgedEntry | null>();
  for (const entry of entries) {
    const question = byId.get(entry.questionId);
    judged.set(entry.questionId, question ? judgeEntry(question, entry) : null);
  }
  const correct = [...judged.values()].filter((verdict) => verdict?.isCorrect && !verdict.isTried).length;
  return { correct, questions: questions.filter(({ isTried }) => !isTried).length, judged };
}

function judgeEntry({ title, revision, item, isTried }: CountedQuestion, entry: GivenEntry): JudgedEntry {
  const verdict = toEntryVerdict(item, judge(item, entryGiven(item.kind, entry)));
  return { ...verdict, title, revision, ...(isTried && { isTried }) };
}
