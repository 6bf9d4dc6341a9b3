import type { MarkedNumbers, SheetAnswers, UserAct, UserSat } from '@fourfold/core/contract/grades';
import type { FirstStates } from '@fourfold/core/grading/first-submitted';

type SectionFlags = Readonly<Record<string, boolean>>;

/**
 * What a student entered for a paper exam, by section type; `first` is the state that the server
 * recorded at the first Submit.
 */
export type Grade = {
  wrong: MarkedNumbers;
  uncertain: MarkedNumbers;
  sheet: SheetAnswers;
  submitted: SectionFlags;
  timed: SectionFlags;
  /** Graded by a key that is hidden until the review opens. */
  handedIn: SectionFlags;
  first: FirstStates;
};

export const emptyGrade: Grade = {
  wrong: {},
  uncertain: {},
  sheet: {},
  submitted: {},
  timed: {},
  handedIn: {},
  first: {},
};

/** A change of a grade: only the sections it contains; the server merges it. */
export type GradeChange = Partial<Omit<Grade, 'first' | 'handedIn'>>;

export type GradeRecord = UserSat | UserAct;

export const emptyGradeRecord = {
  user_id: '',
  selectedWrong: '{}',
  selectedUncertain: '{}',
  bubbleSheetAnswer: '{}',
  grade_submitted: {},
  timed: {},
  handed_in: {},
  firstSubmitted: '{}',
} satisfies Omit<UserSat, 'sat_id'>;

export function examOf(record: GradeRecord): string {
  return 'sat_id' in record ? record.sat_id : record.act_id;
}

/** Parses the JSON fields of a grade record. */
export function readGrade(record: GradeRecord): Grade {
  const { selectedWrong, selectedUncertain, bubbleSheetAnswer, firstSubmitted, ...flags } = record;
  return {
    wrong: JSON.parse(selectedWrong),
    uncertain: JSON.parse(selectedUncertain),
    sheet: JSON.parse(bubbleSheetAnswer),
    submitted: flags.grade_submitted,
    timed: flags.timed,
    handedIn: flags.handed_in,
    first: JSON.parse(firstSubmitted),
  };
}

/** Returns the request body of a change. */
export function gradeChangeBody({ wrong, uncertain, sheet, submitted, timed }: GradeChange) {
  return {
    ...(wrong && { selectedWrong: JSON.stringify(wrong) }),
    ...(uncertain && { selectedUncertain: JSON.stringify(uncertain) }),
    ...(sheet && { bubbleSheetAnswer: JSON.stringify(sheet) }),
    ...(submitted && { grade_submitted: { ...submitted } }),
    ...(timed && { timed: { ...timed } }),
  };
}

/** Whether a score can be requested: a section is graded or handed in. */
export function hasScore({ submitted, handedIn }: Grade): boolean {
  return [...Object.values(submitted), ...Object.values(handedIn)].some(Boolean);
}
