import { isDeepStrictEqual } from 'node:util';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { TestEntry } from '@fourfold/core/contract/tests';
import type { Completion } from './completions.ts';
import type { Given, GivenAnswer, GivenEntry } from './ledger.ts';

/** An answer as stored. */
export type AnswerRow = Required<Omit<AnswerRecord, 'day' | 'helped'>>;
/** An entry of a test section as stored; `section` is its `sectionKey`. */
export type EntryRow = { section: string; entry: Omit<TestEntry, 'timeSpent'>; timeSpent: number };
export type AttemptRow = { section: string; submitted: boolean };

export type StoredData = {
  answers: readonly AnswerRow[];
  entries: readonly EntryRow[];
  attempts: readonly AttemptRow[];
  completions: readonly Completion[];
};

/** Sentences with the ids to look up. */
export type CheckResult = {
  /** Answers, entries and submissions that a client reported as saved. */
  acknowledged: number;
  lost: string[];
  duplicated: string[];
  /** Everything else that differs from what was given. */
  wrong: string[];
};

/**
 * Compares what students gave, and what was reported to them, with the stored data, when nothing is pending any more.
 */
export function checkConsistency(given: Given, stored: StoredData): CheckResult {
  const result: CheckResult = { acknowledged: 0, lost: [], duplicated: [], wrong: [] };
  const reportMissing = (saved: string, what: string) => {
    if (saved === 'no') result.wrong.push(`${what} was given, and is missing`);
    else result.lost.push(`${what} was reported as saved, and is missing`);
  };
  for (const all of [given.answers, given.entries, given.submissions]) {
    for (const { saved } of all.values()) if (saved !== 'no') result.acknowledged += 1;
  }
  checkAnswers(given, stored, result, reportMissing);
  checkSections(given, stored, result, reportMissing);
  for (const { assignment, completed, otherwise } of stored.completions) {
    if (completed > 1) result.duplicated.push(`assignment ${assignment} was completed ${completed} times`);
    if (otherwise > 0) result.wrong.push(`assignment ${assignment} was changed after it was completed`);
  }
  return result;
}

type ReportMissing = (saved: string, what: string) => void;

function checkAnswers(
  { answers }: Given,
  stored: StoredData,
  { duplicated, wrong }: CheckResult,
  reportMissing: ReportMissing,
): void {
  const rows = Map.groupBy(stored.answers, ({ id }) => id);
  for (const [id, answer] of answers) {
    const [row, ...others] = rows.get(id) ?? [];
    if (!row) reportMissing(answer.saved, `answer ${id} of ${answer.body.user_id}`);
    if (others.length > 0) duplicated.push(`answer ${id} is stored ${others.length + 1} times`);
    const expected = expectedRow(answer);
    if (row && !isDeepStrictEqual(row, expected))
      wrong.push(`answer ${id} is ${asJson(row)}, and was ${asJson(expected)}`);
  }
  for (const row of stored.answers) {
    if (!answers.has(row.id)) wrong.push(`the answer ${asJson(row)} was never given`);
  }
  // The seconds before an answer are different for each answer of a student, so equal content means
  // a duplicate.
  for (const duplicates of Map.groupBy(stored.answers, contentOf).values()) {
    const ids = new Set(duplicates.map(({ id }) => id));
    if (ids.size > 1) duplicated.push(`one answer is stored as ${[...ids].join(' and ')}`);
  }
}

function expectedRow({ body: { day: _, helped: __, ...body }, after, viewed }: GivenAnswer): AnswerRow {
  return {
    ...body,
    time_spent_before_answer: body.time_spent_before_answer ?? 0,
    is_correct: body.is_correct ?? false,
    time_spent_after_answer: after,
    view_full_explanation: viewed,
  };
}

function contentOf({ id: _, time_spent_after_answer: __, view_full_explanation: ___, ...content }: AnswerRow): string {
  return asJson(content);
}

function checkSections(
  given: Given,
  stored: StoredData,
  { duplicated, wrong }: CheckResult,
  reportMissing: ReportMissing,
): void {
  const rows = Map.groupBy(stored.entries, ({ section, entry }) => `${section} ${entry.questionId}`);
  for (const [key, { entry, saved, savedRev }] of given.entries) {
    const [row, ...others] = rows.get(key) ?? [];
    if (!row || row.entry.rev < savedRev) reportMissing(saved, `revision ${savedRev} of entry ${key}`);
    if (others.length > 0) duplicated.push(`entry ${key} is stored ${others.length + 1} times`);
    if (row && !isSameInput(row, entry)) wrong.push(`entry ${key} is ${asJson(row)}, and was ${asJson(entry)}`);
  }
  for (const key of rows.keys()) if (!given.entries.has(key)) wrong.push(`the entry ${key} was never given`);
  const submitted = new Set(stored.attempts.filter((attempt) => attempt.submitted).map(({ section }) => section));
  for (const [section, { saved }] of given.submissions) {
    if (!submitted.has(section)) reportMissing(saved, `the submission of section ${section}`);
  }
  for (const section of submitted) {
    if (!given.submissions.has(section)) wrong.push(`section ${section} was never submitted`);
  }
}

/** Compares the student's input only; verdicts and keys come from the server. */
function isSameInput({ entry, timeSpent }: EntryRow, given: GivenEntry['entry']): boolean {
  const inputFields = (one: EntryRow['entry']) => [
    one.rev,
    one.givenAnswerIds,
    one.freeResponseGivenAnswer,
    one.markUncertain,
    one.struckAnswerIds,
  ];
  return timeSpent === given.timeSpent && isDeepStrictEqual(inputFields(entry), inputFields(given));
}

function asJson(what: unknown): string {
  return JSON.stringify(what);
}
