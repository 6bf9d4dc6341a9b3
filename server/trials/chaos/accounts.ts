import { isDeepStrictEqual } from 'node:util';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { TestEntry } from '@fourfold/core/contract/tests';
import type { Completion } from './completions.ts';
import type { Given, GivenAnswer, GivenEntry } from './ledger.ts';

/** An answer as stored. */
export type AnswerRow = Required<AnswerRecord>;
/** An entry of a test section as stored; `section` is its `nameOf`. */
export type EntryRow = { section: string; entry: Omit<TestEntry, 'timeSpent'>; timeSpent: number };
export type AttemptRow = { section: string; submitted: boolean };

export type Kept = {
  answers: readonly AnswerRow[];
  entries: readonly EntryRow[];
  attempts: readonly AttemptRow[];
  completions: readonly Completion[];
};

/** Sentences with the ids to look up. */
export type Accounts = {
  /** Answers, entries and submissions that a client reported as saved. */
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** Everything else that differs from what was given. */
  wrong: string[];
};

/**
 * Compares what students gave, and what was reported to them, with the stored data, when nothing is
 * pending any more.
 */
export function judgeAccounts(given: Given, kept: Kept): Accounts {
  const accounts: Accounts = { acknowledged: 0, lost: [], doubled: [], wrong: [] };
  const missing = (saved: string, what: string) => {
    if (saved === 'no') accounts.wrong.push(`${what} was given, and is missing`);
    else accounts.lost.push(`${what} was reported as saved, and is missing`);
  };
  for (const all of [given.answers, given.entries, given.submissions]) {
    for (const { saved } of all.values()) if (saved !== 'no') accounts.acknowledged += 1;
  }
  judgeAnswers(given, kept, accounts, missing);
  judgeSections(given, kept, accounts, missing);
  for (const { assignment, completed, otherwise } of kept.completions) {
    if (completed > 1) accounts.doubled.push(`assignment ${assignment} was completed ${completed} times`);
    if (otherwise > 0) accounts.wrong.push(`assignment ${assignment} was changed after it was completed`);
  }
  return accounts;
}

type Missing = (saved: string, what: string) => void;

function judgeAnswers({ answers }: Given, kept: Kept, { doubled, wrong }: Accounts, missing: Missing): void {
  const rows = Map.groupBy(kept.answers, ({ id }) => id);
  for (const [id, answer] of answers) {
    const [row, ...others] = rows.get(id) ?? [];
    if (!row) missing(answer.saved, `answer ${id} of ${answer.body.user_id}`);
    if (others.length > 0) doubled.push(`answer ${id} is stored ${others.length + 1} times`);
    const wanted = wantedOf(answer);
    if (row && !isDeepStrictEqual(row, wanted)) wrong.push(`answer ${id} is ${said(row)}, and was ${said(wanted)}`);
  }
  for (const row of kept.answers) {
    if (!answers.has(row.id)) wrong.push(`the answer ${said(row)} was never given`);
  }
  // The seconds before an answer are different for each answer of a student, so equal content means
  // a duplicate.
  for (const same of Map.groupBy(kept.answers, contentOf).values()) {
    const ids = new Set(same.map(({ id }) => id));
    if (ids.size > 1) doubled.push(`one answer is stored as ${[...ids].join(' and ')}`);
  }
}

function wantedOf({ body, after, viewed }: GivenAnswer): AnswerRow {
  return {
    ...body,
    time_spent_before_answer: body.time_spent_before_answer ?? 0,
    is_correct: body.is_correct ?? false,
    time_spent_after_answer: after,
    view_full_explanation: viewed,
  };
}

function contentOf({ id: _, time_spent_after_answer: __, view_full_explanation: ___, ...content }: AnswerRow): string {
  return said(content);
}

function judgeSections(given: Given, kept: Kept, { doubled, wrong }: Accounts, missing: Missing): void {
  const rows = Map.groupBy(kept.entries, ({ section, entry }) => `${section} ${entry.questionId}`);
  for (const [key, { entry, saved, savedRev }] of given.entries) {
    const [row, ...others] = rows.get(key) ?? [];
    if (!row || row.entry.rev < savedRev) missing(saved, `revision ${savedRev} of entry ${key}`);
    if (others.length > 0) doubled.push(`entry ${key} is stored ${others.length + 1} times`);
    if (row && !isSame(row, entry)) wrong.push(`entry ${key} is ${said(row)}, and was ${said(entry)}`);
  }
  for (const key of rows.keys()) if (!given.entries.has(key)) wrong.push(`the entry ${key} was never given`);
  const submitted = new Set(kept.attempts.filter((attempt) => attempt.submitted).map(({ section }) => section));
  for (const [section, { saved }] of given.submissions) {
    if (!submitted.has(section)) missing(saved, `the submission of section ${section}`);
  }
  for (const section of submitted) {
    if (!given.submissions.has(section)) wrong.push(`section ${section} was never submitted`);
  }
}

/** Compares the student's input only; verdicts and keys come from the server. */
function isSame({ entry, timeSpent }: EntryRow, given: GivenEntry['entry']): boolean {
  const own = (one: EntryRow['entry']) => [
    one.rev,
    one.givenAnswerIds,
    one.freeResponseGivenAnswer,
    one.markUncertain,
    one.struckAnswerIds,
  ];
  return timeSpent === given.timeSpent && isDeepStrictEqual(own(entry), own(given));
}

function said(what: unknown): string {
  return JSON.stringify(what);
}
