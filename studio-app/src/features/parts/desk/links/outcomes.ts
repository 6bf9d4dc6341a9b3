import type { Question } from '@fourfold/core/contract/content';

/** The outcomes of a question that have links. */
export const outcomes = ['right', 'wrong'] as const;
export type Outcome = (typeof outcomes)[number];

/** The kind of record that a link leads to. */
export type LinkKind = 'question' | 'problemset';
export type Link = { outcome: Outcome; kind: LinkKind };

export const outcomeLabels = {
  right: { type: 'Right', after: 'After a right answer' },
  wrong: { type: 'Wrong', after: 'After a wrong answer' },
} as const satisfies Record<Outcome, { type: string; after: string }>;

export const linkKindLabels = {
  question: { name: 'Question', one: 'question' },
  problemset: { name: 'ProblemSet', one: 'ProblemSet' },
} as const satisfies Record<LinkKind, { name: string; one: string }>;

type LinkFields = Pick<Question, `link_${Outcome}_${LinkKind}_id`>;

/** The id of the record that a link of a question leads to; null if there is none. */
export function linkOf(question: LinkFields, { outcome, kind }: Link): string | null {
  return question[`link_${outcome}_${kind}_id`];
}
