import * as z from 'zod';

const Hint = z.object({
  type: z.enum(['hint', 'scaffold']),
  title: z.string().default(''),
  text: z.string().default(''),
  hintAnswer: z.array(z.string()).default([]),
  choices: z.array(z.string()).default([]),
});
export type Hint = z.infer<typeof Hint>;

const Step = z.object({
  id: z.string().min(1),
  title: z.string().default(''),
  body: z.string().default(''),
  type: z.enum(['TextBox', 'MultipleChoice']),
  answer: z.array(z.string()).min(1),
  choices: z.array(z.string()).default([]),
  hints: z.array(Hint).default([]),
});
export type Step = z.infer<typeof Step>;

/** One line of a course: a problem with its steps. The lesson begins with chapter.section. */
export const ProblemRecord = z.object({
  id: z.string().min(1),
  course: z.string().min(1),
  /** The chapter's title, without its number. */
  chapter: z.string().default(''),
  lesson: z.string().regex(/^\d+\.\d+\s+\S/, 'expected a number and a title, such as "7.2 Factor Trinomials"'),
  title: z.string().default(''),
  body: z.string().default(''),
  source: z.string().default(''),
  license: z.string().default(''),
  steps: z.array(Step).min(1),
});
export type ProblemRecord = z.infer<typeof ProblemRecord>;
