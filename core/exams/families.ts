import type { TestFlag } from '../contract/publishing.ts';

/** One section of an exam, as its paper and its test have it. */
export type ExamSection = {
  type: string;
  /** In lists. */
  title: string;
  /** Over a bar as wide as a word. */
  short: string;
  /** Behind the test's own title on a test page (2§2). */
  testTitle: string;
  /** Official number of questions (1§1, Q47). */
  questions: number;
  /** On the bubble sheet: answer choices of a question, and columns of questions (2§5). */
  options: 4 | 5;
  columns: 4 | 5;
  /** The number from which on answers are typed; null where none are. */
  typedFrom: number | null;
  /** What a test of it needs; null where the section cannot be taken as a test (Q49). */
  test: { minutes: number; calculator: boolean; publish: Readonly<Record<Variant, TestFlag>> } | null;
};

export const variants = ['mock', 'real'] as const;
export type Variant = (typeof variants)[number];

/** What sets the two exam families apart; everything else about SATs and ACTs is one implementation. */
export type ExamFamily = {
  name: string;
  /** How records name their kind: authored, and an official exam that a student took (Q46). */
  types: Readonly<Record<'test' | 'real', string>>;
  sections: readonly ExamSection[];
  /** Of a real record, each an integer from 0 to `most`. */
  marks: { names: readonly string[]; most: number };
  /** On the bubble sheet: the letters of questions with odd and with even numbers, the first `options` of them. */
  letters: Readonly<Record<'odd' | 'even', string>>;
  /** Columns of the raw-to-scaled conversion table. */
  scoreColumns: number;
  /** Reference types of answers given in a test. */
  references: Readonly<Record<Variant, string>>;
};

/** Sections in the order in which they are shown. */
export const examFamilies = {
  sat: {
    name: 'SAT',
    types: { test: 'TestSat', real: 'RealSat' },
    sections: [
      {
        type: 'Reading',
        title: 'Reading',
        short: 'Reading',
        testTitle: 'Reading',
        questions: 52,
        options: 4,
        columns: 4,
        typedFrom: null,
        test: null,
      },
      {
        type: 'Writing',
        title: 'Writing and Language',
        short: 'Writing',
        testTitle: '(Writing and Language)',
        questions: 44,
        options: 4,
        columns: 5,
        typedFrom: null,
        test: null,
      },
      {
        type: 'MathNoCalc',
        title: 'Math - No Calculator',
        short: 'No Calc',
        testTitle: '(Math - No Calculator)',
        questions: 20,
        options: 4,
        columns: 5,
        typedFrom: 16,
        test: {
          minutes: 25,
          calculator: false,
          publish: { mock: 'math_no_calc_mock_test_publish', real: 'math_no_calc_real_test_publish' },
        },
      },
      {
        type: 'MathCalc',
        title: 'Math - Calculator',
        short: 'Calc',
        testTitle: '(Math - Calculator)',
        questions: 38,
        options: 4,
        columns: 5,
        typedFrom: 31,
        test: {
          minutes: 55,
          calculator: true,
          publish: { mock: 'math_calc_mock_test_publish', real: 'math_calc_real_test_publish' },
        },
      },
    ],
    marks: { names: ['verbal', 'math'], most: 800 },
    letters: { odd: 'ABCD', even: 'ABCD' },
    scoreColumns: 4,
    references: { mock: 'HomeSatMockTestQuestion', real: 'HomeSatRealTestQuestion' },
  },
  act: {
    name: 'ACT',
    types: { test: 'TestAct', real: 'RealAct' },
    sections: [
      {
        type: 'English',
        title: 'English',
        short: 'English',
        testTitle: 'English',
        questions: 75,
        options: 4,
        columns: 5,
        typedFrom: null,
        test: null,
      },
      {
        type: 'Mathematics',
        title: 'Mathematics',
        short: 'Math',
        testTitle: 'Math',
        questions: 60,
        options: 5,
        columns: 5,
        typedFrom: null,
        test: {
          minutes: 60,
          calculator: true,
          publish: { mock: 'math_mock_test_publish', real: 'math_real_test_publish' },
        },
      },
      {
        type: 'Reading',
        title: 'Reading',
        short: 'Reading',
        testTitle: 'Reading',
        questions: 40,
        options: 4,
        columns: 5,
        typedFrom: null,
        test: null,
      },
      {
        type: 'Science',
        title: 'Science',
        short: 'Science',
        testTitle: 'Science',
        questions: 40,
        options: 4,
        columns: 5,
        typedFrom: null,
        test: null,
      },
    ],
    marks: { names: ['english', 'math', 'reading', 'science'], most: 36 },
    letters: { odd: 'ABCDE', even: 'FGHJK' },
    scoreColumns: 5,
    references: { mock: 'HomeActMockTestQuestion', real: 'HomeActRealTestQuestion' },
  },
} as const satisfies Record<string, ExamFamily>;

export type Family = keyof typeof examFamilies;
export type SectionOf<F extends Family> = (typeof examFamilies)[F]['sections'][number]['type'];
