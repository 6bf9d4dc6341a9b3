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
 * A sheet that is handed in is graded by the paper's key, whatever was marked by hand; without a key it is kept and
 * grades nothing (Q55, Q65). With `grade_submitted` false for its section it is kept alone.
 */
export function gradedByKey(family: Family, grade: Grade, keyRows: readonly (readonly string[])[]): Grade {
  const key = readKey(family, keyRows).key ?? {};
  const [wrong, submitted] = [{ ...grade.wrong }, { ...grade.submitted }];
  for (const [type, given] of Object.entries(grade.sheet)) {
    if (submitted[type] === false) continue;
    const [section, answers] = [sectionOf(family, type), key[type]];
    if (section && answers) {
      wrong[type] = gradeSheet(section, answers, given);
      submitted[type] = true;
    } else if (!grade.wrong[type]) {
      delete submitted[type];
    }
  }
  return { ...grade, wrong, submitted };
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
