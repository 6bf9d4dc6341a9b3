/**
 * A test that is given in several editions. Its names are those of the wire: records, fields, flags and paths of each
 * family are named by them.
 */
export type ExamFamily = {
  name: string;
  /** The `type` of an authored exam, and of an official exam that a student took (Q46). */
  types: Readonly<Record<'test' | 'real', string>>;
  /** The marks of an official exam, each an integer from 0 to `most` (SAT-012, ACT-010). */
  marks: { names: readonly string[]; most: number };
  /** Reference types of answers given in a test. */
  references: Readonly<Record<'mock' | 'real', string>>;
};

/** All families. What is given, its sections and clocks, is in their editions (`core/exams/exam-editions.ts`). */
export const examFamilies = {
  sat: {
    name: 'SAT',
    types: { test: 'TestSat', real: 'RealSat' },
    marks: { names: ['verbal', 'math'], most: 800 },
    references: { mock: 'HomeSatMockTestQuestion', real: 'HomeSatRealTestQuestion' },
  },
  act: {
    name: 'ACT',
    types: { test: 'TestAct', real: 'RealAct' },
    marks: { names: ['english', 'math', 'reading', 'science'], most: 36 },
    references: { mock: 'HomeActMockTestQuestion', real: 'HomeActRealTestQuestion' },
  },
} as const satisfies Record<string, ExamFamily>;

export type Family = keyof typeof examFamilies;
export const familyNames = Object.keys(examFamilies) as [Family, ...Family[]];
