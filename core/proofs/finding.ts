import { thresholdText } from '../mastery/run/full-run.ts';
import type { ContentPart, FindingSubject } from './authored.ts';

/** A problem that an author should know before students meet it: the rule, a sentence, and the record. */
export type Finding = { name: FindingName; text: string; subject: FindingSubject; link?: FindingLink };

/** The link that a finding is about: an outcome's link, or the id of the answer that has the link. */
export type FindingLink = 'right' | 'wrong' | (string & {});

/**
 * `broken`: a student cannot continue, is judged wrongly or finds nothing. `unchecked`: an import
 * could not verify it, and no author has confirmed it yet. `poor`: it works, but could be better.
 * `unpublished`: no error; it works once its target is published too.
 */
export type FindingLevel = 'broken' | 'unchecked' | 'poor' | 'unpublished';

/** All rules, with the heading of their findings and their level. */
export const findingRules = {
  'nothing-to-show': { title: 'Nothing to show', level: 'broken' },
  'nothing-to-practise': { title: 'Nothing to practise', level: 'poor' },
  'no-topic': { title: 'Number without a topic', level: 'broken' },
  'empty-stem': { title: 'Question without text', level: 'broken' },
  'no-answers': { title: 'No answers', level: 'broken' },
  'no-right-answer': { title: 'No right answer', level: 'broken' },
  'no-wrong-answer': { title: 'No wrong answer', level: 'poor' },
  'no-key': { title: 'No answer that is right', level: 'broken' },
  'refused-key': { title: 'A right answer that is judged wrong', level: 'broken' },
  'key-like-zero': { title: 'A right answer that is taken for 0', level: 'broken' },
  'coarse-key': { title: 'A right answer that near misses meet', level: 'poor' },
  'key-typed-back': { title: 'The question typed back is right', level: 'poor' },
  'contradicting-keys': { title: 'Answers that contradict', level: 'broken' },
  'duplicate-choices': { title: 'The same answer twice', level: 'broken' },
  'imported-expression': { title: 'Imported key: an expression', level: 'unchecked' },
  'imported-equation': { title: 'Imported key: an equation', level: 'unchecked' },
  'imported-list': { title: 'Imported key: a list', level: 'unchecked' },
  'imported-words': { title: 'Imported key: a word', level: 'unchecked' },
  'imported-untypable': { title: 'Imported key: a sign that cannot be typed', level: 'unchecked' },
  'unset-formula': { title: 'Mathematics that cannot be set', level: 'broken' },
  'plain-latex': { title: 'LaTeX outside of a formula', level: 'poor' },
  'plain-markup': { title: 'Formula typed as text', level: 'poor' },
  'empty-explanation': { title: 'No explanation', level: 'poor' },
  'foreign-picture': { title: 'Picture of another site', level: 'unchecked' },
  'foreign-video': { title: 'Video of another site', level: 'unchecked' },
  'no-alt-text': { title: 'Image without a description', level: 'poor' },
  'not-tagged': { title: 'No skill', level: 'poor' },
  'dead-link': { title: 'Link that leads nowhere', level: 'broken' },
  'unpublished-link': { title: 'Link to a set that is not published', level: 'unpublished' },
  unreachable: { title: 'Question that nobody reaches', level: 'broken' },
  endless: { title: 'Way that never ends', level: 'broken' },
  'endless-when-wrong': { title: 'Way that wrong answers never end', level: 'poor' },
  'endless-set': { title: 'Way into a set without an end', level: 'broken' },
  'no-four-in-a-row': { title: 'Set that cannot be mastered', level: 'broken' },
  'short-set': { title: `Fewer than ${thresholdText} questions`, level: 'poor' },
  'no-conversion-table': { title: 'No table of scores', level: 'broken' },
  'no-answer-key': { title: 'No answer key', level: 'broken' },
  'short-test': { title: 'Too few questions', level: 'poor' },
  'one-route': { title: 'Module that no student gets', level: 'broken' },
  'closed-route': { title: 'Route that no student takes', level: 'broken' },
  'default-ranks': { title: 'Questions without a chosen rank', level: 'poor' },
  'off-blueprint': { title: 'Not as the blueprint', level: 'poor' },
} as const satisfies Readonly<Record<string, { title: string; level: FindingLevel }>>;
export type FindingName = keyof typeof findingRules;
export const findingNames = Object.keys(findingRules) as readonly FindingName[];

/** A title as quoted in a sentence. */
export function quoted(title: string): string {
  return `“${title}”`;
}

/** A finding about the part itself. */
export function findingAbout(part: ContentPart, name: FindingName, text: string): Finding {
  return { name, text, subject: part.subject };
}
