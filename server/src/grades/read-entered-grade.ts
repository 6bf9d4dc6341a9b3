import type { MarkedNumbers, SheetAnswers } from '@fourfold/core/contract/grades';
import { gradeSheet } from '@fourfold/core/grading/grade-sheet';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { flagsError, type ReadResult, readMarked, readSheet } from '@fourfold/core/grading/read-grades';
import { readKey } from '@fourfold/core/grading/read-key';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { Refusal } from '../call/refusal.ts';

type Flags = Readonly<Record<string, boolean>>;
/** The fields of the request; fields that are absent stay unchanged. */
export type EnteredGrade = {
  selectedWrong?: string | undefined;
  selectedUncertain?: string | undefined;
  bubbleSheetAnswer?: string | undefined;
  grade_submitted?: Flags | undefined;
  timed?: Flags | undefined;
};
export type Grade = {
  wrong: MarkedNumbers;
  uncertain: MarkedNumbers;
  sheet: SheetAnswers;
  submitted: Flags;
  timed: Flags;
};

/** Parses a student's entries for a paper. Throws a refusal that names the field if one cannot be read. */
export function readEnteredGrade(family: Family, entered: EnteredGrade): Grade {
  const { selectedWrong = '{}', selectedUncertain = '{}', bubbleSheetAnswer = '{}' } = entered;
  return {
    wrong: requireReading('selectedWrong', readMarked(family, selectedWrong)),
    uncertain: requireReading('selectedUncertain', readMarked(family, selectedUncertain)),
    sheet: requireReading('bubbleSheetAnswer', readSheet(family, bubbleSheetAnswer)),
    submitted: readFlags('grade_submitted', family, entered.grade_submitted),
    timed: readFlags('timed', family, entered.timed),
  };
}

/**
 * Grades the sheets of sections that the same call submits. The paper's key replaces marks entered
 * by hand, and the student has then seen the key (Q276). A sheet without a key, or not submitted,
 * is stored and not graded (Q65). Returns the grade and the sections that the key graded.
 */
export function gradeByKey(
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

function requireReading<Value>(field: string, { value, error }: ReadResult<Value>): Value {
  if (error !== null) throw new Refusal('invalid_field', { field, problem: error });
  return value;
}

function readFlags(field: string, family: Family, flags: Flags = {}): Flags {
  const error = flagsError(family, flags);
  if (error !== null) throw new Refusal('invalid_field', { field, problem: error });
  return flags;
}
