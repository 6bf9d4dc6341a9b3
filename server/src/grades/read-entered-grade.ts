import type { Marked, Sheet } from '@fourfold/core/contract/grades';
import type { Family } from '@fourfold/core/exams/families';
import { gradeSheet } from '@fourfold/core/grading/grade-sheet';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { flagsFault, type Reading, readMarked, readSheet } from '@fourfold/core/grading/read-entered';
import { readKey } from '@fourfold/core/grading/read-key';
import { Refusal } from '../call/refusal.ts';

type Flags = Readonly<Record<string, boolean>>;
/** The fields of the request; fields that are absent stay unchanged. */
export type Entered = {
  selectedWrong?: string | undefined;
  selectedUncertain?: string | undefined;
  bubbleSheetAnswer?: string | undefined;
  grade_submitted?: Flags | undefined;
  timed?: Flags | undefined;
};
export type Grade = { wrong: Marked; uncertain: Marked; sheet: Sheet; submitted: Flags; timed: Flags };

/**
 * Parses a student's entries for a paper. Throws a refusal that names the field if one cannot be
 * read.
 */
export function readEnteredGrade(family: Family, entered: Entered): Grade {
  const { selectedWrong = '{}', selectedUncertain = '{}', bubbleSheetAnswer = '{}' } = entered;
  return {
    wrong: readOr('selectedWrong', readMarked(family, selectedWrong)),
    uncertain: readOr('selectedUncertain', readMarked(family, selectedUncertain)),
    sheet: readOr('bubbleSheetAnswer', readSheet(family, bubbleSheetAnswer)),
    submitted: flagsOf('grade_submitted', family, entered.grade_submitted),
    timed: flagsOf('timed', family, entered.timed),
  };
}

/**
 * Grades the sheets of sections that the same call submits. The paper's key replaces marks entered
 * by hand, and the student has then seen the key (Q276). A sheet without a key, or not submitted,
 * is stored and not graded (Q65). Returns the grade and the sections that the key graded.
 */
export function gradedByKey(
  family: Family,
  grade: Grade,
  keyRows: readonly (readonly string[])[],
): { grade: Grade; byKey: readonly string[] } {
  const key = readKey(family, keyRows).key ?? {};
  const [wrong, submitted, byKey] = [{ ...grade.wrong }, { ...grade.submitted }, [] as string[]];
  for (const [type, given] of Object.entries(grade.sheet)) {
    if (submitted[type] !== true) continue;
    const [section, answers] = [sectionOf(family, type), key[type]];
    if (section && answers) {
      wrong[type] = gradeSheet(section, answers, given);
      byKey.push(type);
    } else if (!grade.wrong[type]) {
      delete submitted[type];
    }
  }
  return { grade: { ...grade, wrong, submitted }, byKey };
}

function readOr<Value>(field: string, { value, fault }: Reading<Value>): Value {
  if (value === null) throw new Refusal('malformed', `${field}: ${fault}`);
  return value;
}

function flagsOf(field: string, family: Family, flags: Flags = {}): Flags {
  const fault = flagsFault(family, flags);
  if (fault !== null) throw new Refusal('malformed', `${field}: ${fault}`);
  return flags;
}
