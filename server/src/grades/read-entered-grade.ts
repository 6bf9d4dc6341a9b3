import type { Marked, Sheet } from '@fourfold/core/contract/grades';
import type { Family } from '@fourfold/core/exams/families';
import { gradeSheet } from '@fourfold/core/grading/grade-sheet';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { flagsFault, type Reading, readMarked, readSheet } from '@fourfold/core/grading/read-entered';
import { readKey } from '@fourfold/core/grading/read-key';
import { Refusal } from '../call/refusal.ts';

type Flags = Readonly<Record<string, boolean>>;
/** As it is on the wire; what is not there stays as it was. */
export type Entered = {
  selectedWrong?: string | undefined;
  selectedUncertain?: string | undefined;
  bubbleSheetAnswer?: string | undefined;
  grade_submitted?: Flags | undefined;
  timed?: Flags | undefined;
};
export type Grade = { wrong: Marked; uncertain: Marked; sheet: Sheet; submitted: Flags; timed: Flags };

/** What a student entered for a paper, from the JSON texts of the wire; refuses what it cannot read, by its field. */
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
 * A sheet is submitted where the same call says so of its section: then the paper's key grades it, whatever was marked
 * by hand, and is open to this student from then on (Q276). Without a key, or not submitted, it is kept and grades
 * nothing (Q65). Answers the grade and the sections that the key graded.
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
