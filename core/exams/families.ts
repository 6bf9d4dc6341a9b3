/** One section of an exam, on paper and as a test. */
export type ExamSection = {
  type: string;
  /** Title in lists. */
  title: string;
  /** Short title, above a narrow column of a chart. */
  short: string;
  /** Follows the test's title on a test page (TST-003, TST-004). */
  testTitle: string;
  /** Official number of questions (Q47). */
  questions: number;
  /** Choices of a question on the bubble sheet (GRD-013), and its columns of questions (GRD-015). */
  options: 4 | 5;
  columns: 4 | 5;
  /** Number of the first question whose answer is typed (GRD-016); null if there is none. */
  typedFrom: number | null;
  /** Null if it cannot be taken as a test (Q49). */
  test: SectionTest | null;
  /** Of a module of an adaptive section: its number, and the route that leads to it; null for a whole section. */
  module: { number: 1 | 2; route: 'easier' | 'harder' | null } | null;
};

type SectionTest = {
  minutes: number;
  calculator: boolean;
  /** Whether the section is handed in when its time is over; otherwise the clock only says so (Q109). */
  endsByClock: boolean;
  publish: Readonly<Record<Variant, string>>;
};

/** A section of a test on screen, with a score of its own. */
export type ExamPart = {
  type: string;
  title: string;
  /** The types of its modules, in stages: the result of the first module chooses one of several in the next stage. */
  modules: readonly (readonly string[])[];
  /** Minutes of the break after it; 0 for none. */
  breakAfter: number;
  /** The limits of its score, and the step between two scores. */
  scale: { min: number; max: number; step: number };
  /** Whether its score is part of the composite; another one is reported apart from it. */
  isInComposite: boolean;
};

/** The two variants of a test on screen. */
export const variants = ['mock', 'real'] as const;
export type Variant = (typeof variants)[number];

/** What differs between the SAT and the ACT. All other code is shared. */
export type ExamFamily = {
  name: string;
  /** The `type` of an authored exam, and of an official exam that a student took (Q46). */
  types: Readonly<Record<'test' | 'real', string>>;
  sections: readonly ExamSection[];
  /** The marks of an official exam, each an integer from 0 to `most` (SAT-012, ACT-010). */
  marks: { names: readonly string[]; most: number };
  /** Letters of odd and of even questions on the bubble sheet; a section uses its first `options` of them (GRD-014). */
  letters: Readonly<Record<'odd' | 'even', string>>;
  /** Columns of the raw-to-scaled conversion table (SCO-003). */
  scoreColumns: number;
  /** Reference types of answers given in a test. */
  references: Readonly<Record<Variant, string>>;
};

/** Both exam families, with their sections in display order. */
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
        module: null,
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
        module: null,
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
          endsByClock: false,
          publish: { mock: 'math_no_calc_mock_test_publish', real: 'math_no_calc_real_test_publish' },
        },
        module: null,
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
          endsByClock: false,
          publish: { mock: 'math_calc_mock_test_publish', real: 'math_calc_real_test_publish' },
        },
        module: null,
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
        module: null,
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
          endsByClock: false,
          publish: { mock: 'math_mock_test_publish', real: 'math_real_test_publish' },
        },
        module: null,
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
        module: null,
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
        module: null,
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
