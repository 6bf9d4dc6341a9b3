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
  /** Letters of the choices of odd and of even questions on the bubble sheet (GRD-013, GRD-014). */
  letters: SectionLetters;
  /** Columns of questions on the bubble sheet (GRD-015). */
  columns: 4 | 5;
  /** Number of the first question whose answer is typed (GRD-016); null if there is none. */
  typedFrom: number | null;
  /** Null if it cannot be taken as a test (Q49). */
  test: SectionTest | null;
  /** Of a module of an adaptive section: its number, and the route that leads to it; null for a whole section. */
  module: { number: 1 | 2; route: 'easier' | 'harder' | null } | null;
};

export type SectionLetters = Readonly<Record<'odd' | 'even', string>>;

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
