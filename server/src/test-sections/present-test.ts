import type { Question, SealedQuestion } from '@fourfold/core/contract/content';
import type { ActTestProgress, SatTestProgress, TestEntry } from '@fourfold/core/contract/tests';
import type { GrantedBreak } from '@fourfold/core/test-entries/granted-time';
import { isTimed, secondsLeft, timeSpentOn } from '@fourfold/core/test-entries/section-time';
import { toTestEntry } from '@fourfold/core/wire/tests/given-entry';
import type { AttemptRow } from './read-attempts.ts';
import { findTestableSection, type TestSection } from './test-section.ts';

/** A student's progress in a section, before the family's field names are added. */
export type TestProgress = {
  testSection: TestSection;
  entries: TestEntry[];
  fields: ProgressFields;
  /** In the reply that begins a section that its clock ends. */
  questions?: (Question | SealedQuestion)[];
};
/**
 * What is granted now: seconds of a section that is not begun, and the breaks after it. `practice`: it is a second module,
 * whose first one was taken in practice mode.
 */
export type Granted = { seconds: number | null; break: GrantedBreak | null; practice: boolean };
type ProgressFields = Omit<SatTestProgress, 'sat_id' | 'sat_type' | 'sat_test_progress'>;

export function presentSat({ testSection, entries, fields, ...begun }: TestProgress): SatTestProgress {
  // The section comes from a validated query, or from a row written after one.
  const sat_type = testSection.section as SatTestProgress['sat_type'];
  return { ...fields, ...begun, sat_id: testSection.exam_id, sat_type, sat_test_progress: JSON.stringify(entries) };
}

export function presentAct({ testSection, entries, fields, ...begun }: TestProgress): ActTestProgress {
  const act_type = testSection.section as ActTestProgress['act_type'];
  return { ...fields, ...begun, act_id: testSection.exam_id, act_type, act_test_progress: JSON.stringify(entries) };
}

/**
 * The progress of an attempt. A section without attempts is shown as a first attempt without
 * entries. `isKeySeenNow`: whether the key was shown before, for an attempt that is not submitted.
 */
export function presentTest(
  user_id: string,
  testSection: TestSection,
  row: AttemptRow = emptyAttempt(testSection),
  { now, isKeySeenNow, granted }: { now: Date; isKeySeenNow: boolean; granted: Granted },
): TestProgress {
  const submitted = row.submitted_at !== null;
  const [isOpened, isScored] = [submitted && row.review === 'open', row.review !== 'closed'];
  const ids = (chosen: (entry: AttemptRow['entries'][number]) => boolean | undefined) =>
    row.entries.filter(chosen).map(({ entry }) => entry.questionId);
  const time_spent = timeSpentOn(row.entries);
  const isPractice = row.practice_begun_at !== null;
  const test = findTestableSection(testSection.family, testSection.section)?.test;
  return {
    testSection,
    entries: row.entries.map((one) => presentEntry(one, isOpened)),
    fields: {
      user_id,
      real_test: testSection.is_real,
      started: submitted || row.begun_at !== null || isPractice || row.entries.length > 0,
      submitted,
      attempt: row.attempt,
      review: submitted ? row.review : null,
      math_score: isScored ? row.correct : null,
      question_count: isScored ? row.questions : null,
      correct_question_ids: isOpened ? ids(({ judged }) => judged?.isCorrect) : [],
      uncertain_question_ids: ids(({ entry }) => entry.markUncertain),
      removed_question_ids: ids(
        ({ entry, judged, counts }) => entry.isComplete && (submitted ? judged === null : !counts),
      ),
      extra_time: row.extra_time,
      granted_seconds: row.granted_seconds ?? granted.seconds,
      granted_break: granted.break,
      practice: isPractice || granted.practice,
      time_spent,
      timed: submitted && test ? isTimed(test, { ...row, practice: isPractice, seconds: time_spent }) : null,
      seconds_left:
        test && row.begun_at && !isPractice && !submitted
          ? secondsLeft(test, { ...row, begun_at: row.begun_at }, now)
          : null,
      next_section: row.next_section,
      device: row.device,
      key_seen: submitted ? row.key_seen : isKeySeenNow,
      submitted_at: row.submitted_at?.toISOString() ?? null,
    },
  };
}

/** Hides the verdict and the key until the review is open (Q105). */
function presentEntry({ entry, timeSpent, judged }: AttemptRow['entries'][number], isOpened: boolean): TestEntry {
  return toTestEntry(entry, timeSpent, isOpened ? judged : null);
}

function emptyAttempt({ exam_id, section, is_real }: TestSection): AttemptRow {
  const unsubmitted = {
    submitted_at: null,
    next_section: null,
    device: null,
    correct: null,
    questions: null,
    key_seen: false,
  };
  const begun = { attempt: 1, extra_time: 1, granted_seconds: null, begun_at: null, practice_begun_at: null } as const;
  return { exam_id, section, is_real, review: 'closed', ...begun, ...unsubmitted, entries: [] };
}
