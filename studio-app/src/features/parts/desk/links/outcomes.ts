/** The outcomes of a question that have links. */
export const outcomes = ['right', 'wrong'] as const;
export type Outcome = (typeof outcomes)[number];

/** The kind of record that a link leads to. */
export type LinkKind = 'question' | 'problemset';

export const outcomeLabels = {
  right: { type: 'Right', after: 'After a right answer' },
  wrong: { type: 'Wrong', after: 'After a wrong answer' },
} as const satisfies Record<Outcome, { type: string; after: string }>;

export const linkKindLabels = {
  question: { name: 'Question', one: 'question' },
  problemset: { name: 'ProblemSet', one: 'ProblemSet' },
} as const satisfies Record<LinkKind, { name: string; one: string }>;
