import type { Part, Subject } from './authored.ts';

/** What an author should know before students meet it: the rule's name, a sentence, and the record it is about. */
export type Finding = { name: FindingName; text: string; subject: Subject };

export const findingNames = [
  'nothing-to-show',
  'no-topic',
  'empty-stem',
  'no-answers',
  'no-right-answer',
  'no-key',
  'dead-link',
  'no-four-in-a-row',
  'no-conversion-table',
  'no-answer-key',
  'short-test',
] as const;
export type FindingName = (typeof findingNames)[number];

/** A title in a sentence. */
export function quoted(title: string): string {
  return `“${title}”`;
}

/** About a part itself. */
export function about(part: Part, name: FindingName, text: string): Finding {
  return { name, text, subject: part.subject };
}
