/** What sets the two exam families apart; everything else about SATs and ACTs is one implementation. */
export type ExamFamily = {
  sections: readonly { type: string; title: string; questions: number }[];
  /** Mock (test) and real: both families have both. */
  variants: readonly ['mock', 'real'];
};

const variants = ['mock', 'real'] as const;

/** Sections in the order in which they are shown, with the official number of questions (1§1, Q47). */
export const examFamilies = {
  sat: {
    sections: [
      { type: 'Reading', title: 'Reading', questions: 52 },
      { type: 'Writing', title: 'Writing and Language', questions: 44 },
      { type: 'MathNoCalc', title: 'Math - No Calculator', questions: 20 },
      { type: 'MathCalc', title: 'Math - Calculator', questions: 38 },
    ],
    variants,
  },
  act: {
    sections: [
      { type: 'English', title: 'English', questions: 75 },
      { type: 'Mathematics', title: 'Mathematics', questions: 60 },
      { type: 'Reading', title: 'Reading', questions: 40 },
      { type: 'Science', title: 'Science', questions: 40 },
    ],
    variants,
  },
} as const satisfies Record<string, ExamFamily>;
