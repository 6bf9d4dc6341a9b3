import { letterAt } from '../../answers/answer-letters.ts';
import type { RichDocument } from '../../rich-text/document.ts';
import { preview } from '../../rich-text/plain-text.ts';
import { textExcerpts } from './text-excerpts.ts';
import { answersOnlyIn, changesBetween, isSame } from './version-changes.ts';
import type { VersionAnswer, VersionContent } from './version-content.ts';
import { versionQuestionLinks, versionSetLinks, versionTexts } from './version-content.ts';

/**
 * A field before and after a change, as the audit stores it: a text by an excerpt around its change, a link by an id.
 * `answer`: the letter of the answer that has the field. Null: it had none.
 */
export type Difference = { field: string; answer?: string; before: unknown; after: unknown };

type Content = VersionContent<RichDocument>;
type Answer = VersionAnswer<RichDocument>;

/** The fields that differ, each with both of its values. */
export function differencesOf(before: Content, after: Content): Difference[] {
  const changes = new Set(changesBetween(before, after));
  return [
    ...versionTexts.flatMap((field) => textDifference(field, before[field], after[field])),
    ...answersOnlyIn(before, after).map((one) =>
      ofAnswer(one, before, { field: 'answer', before: textOf(one), after: null }),
    ),
    ...answersOnlyIn(after, before).map((one) =>
      ofAnswer(one, after, { field: 'answer', before: null, after: textOf(one) }),
    ),
    ...after.answers.flatMap((answer) => {
      const earlier = before.answers.find(({ id }) => id === answer.id);
      return earlier ? answerDifferences(earlier, answer).map((one) => ofAnswer(answer, after, one)) : [];
    }),
    ...(changes.has('answers_order')
      ? [{ field: 'order', before: before.answers.map(textOf), after: after.answers.map(textOf) }]
      : []),
    ...(changes.has('key') ? [{ field: 'key', before: keyOf(before), after: keyOf(after) }] : []),
    ...(['kind', 'rank', 'skill_codes', 'is_calc', 'exp_position_before_answer'] as const).flatMap((field) =>
      plainDifference(field, before[field], after[field]),
    ),
    ...[...versionQuestionLinks, ...versionSetLinks].flatMap((field) =>
      plainDifference(field, before[field], after[field]),
    ),
  ];
}

function answerDifferences(before: Answer, after: Answer): Difference[] {
  const [accepted, nowAccepted] = [before.typed, after.typed];
  return [
    ...textDifference('answer', before.answer, after.answer),
    ...textDifference('explanation', before.explanation, after.explanation),
    ...plainDifference('symbol', accepted?.symbol ?? null, nowAccepted?.symbol ?? null),
    ...plainDifference('is_exact_match', accepted?.exact ?? null, nowAccepted?.exact ?? null),
    ...plainDifference('next_question', before.next_question_id, after.next_question_id),
    ...plainDifference('link_problemset', before.link_problemset_id, after.link_problemset_id),
  ];
}

function textDifference(field: string, before: RichDocument, after: RichDocument): Difference[] {
  return isSame(before, after) ? [] : [{ field, ...textExcerpts(before, after) }];
}

function plainDifference(field: string, before: unknown, after: unknown): Difference[] {
  return isSame(before, after) ? [] : [{ field, before, after }];
}

function ofAnswer({ id }: Answer, { answers }: Content, difference: Difference): Difference {
  return { ...difference, answer: letterIn(answers, id) };
}

function letterIn(answers: readonly Answer[], answerId: string): string {
  const position = answers.findIndex(({ id }) => id === answerId);
  return letterAt(position) ?? `${position + 1}`;
}

function textOf({ answer, typed }: Answer): string {
  return typed ? typed.text : preview(answer);
}

/** The right answers by their letters, or the accepted texts. */
function keyOf({ answers }: Content): string[] {
  return answers.flatMap(({ id, correct, typed }) => (typed ? [typed.text] : correct ? [letterIn(answers, id)] : []));
}
