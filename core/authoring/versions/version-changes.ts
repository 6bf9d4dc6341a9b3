import {
  type VersionAnswer,
  type VersionContent,
  versionQuestionLinks,
  versionSetLinks,
  versionTexts,
} from './version-content.ts';

/** What can differ between two versions of a question, in the order in which it is listed. */
export const versionChanges = [
  ...versionTexts,
  'answers_added',
  'answers_removed',
  'answers_changed',
  'answers_order',
  'key',
  'kind',
  'links',
  'rank',
  'skill_codes',
  'is_calc',
  'exp_position_before_answer',
] as const;
export type VersionChange = (typeof versionChanges)[number];

/** Returns what differs. Both contents must have their texts in the same form. */
export function changesBetween<Text>(before: VersionContent<Text>, after: VersionContent<Text>): VersionChange[] {
  const [added, removed] = [answersOnlyIn(after, before), answersOnlyIn(before, after)];
  const both = before.answers.flatMap((one) => {
    const other = after.answers.find(({ id }) => id === one.id);
    return other ? [[one, other] as const] : [];
  });
  const isIn = (content: VersionContent<Text>) =>
    content.answers.filter(({ id }) => both.some(([one]) => one.id === id));
  const isDifferent = (of: (content: VersionContent<Text>) => unknown) => !isSame(of(before), of(after));
  const differs: Readonly<Record<VersionChange, boolean>> = {
    question: isDifferent(({ question }) => question),
    question_exp: isDifferent(({ question_exp }) => question_exp),
    help: isDifferent(({ help }) => help),
    help_exp: isDifferent(({ help_exp }) => help_exp),
    answers_added: added.length > 0,
    answers_removed: removed.length > 0,
    answers_changed: both.some(([one, other]) => !isSame(textsOf(one), textsOf(other))),
    answers_order: isDifferent((content) => isIn(content).map(({ id }) => id)),
    key: isDifferent(keyOf),
    kind: isDifferent(({ kind }) => kind),
    links:
      isDifferent(questionLinksOf) || both.some(([one, other]) => !isSame(answerLinksOf(one), answerLinksOf(other))),
    rank: isDifferent(({ rank }) => rank),
    skill_codes: isDifferent(({ skill_codes }) => skill_codes),
    is_calc: isDifferent(({ is_calc }) => is_calc),
    exp_position_before_answer: isDifferent((content) => content.exp_position_before_answer),
  };
  return versionChanges.filter((name) => differs[name]);
}

/** The answers of one content that the other one does not have. */
export function answersOnlyIn<Text>(one: VersionContent<Text>, other: VersionContent<Text>): VersionAnswer<Text>[] {
  return one.answers.filter(({ id }) => !other.answers.some((answer) => answer.id === id));
}

/** Whether two values are the same as JSON, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

function keyOf({ answers }: VersionContent<unknown>): unknown {
  return answers
    .flatMap(({ id, correct, typed }) => (typed ? [`${typed.exact} ${typed.text}`] : correct ? [id] : []))
    .sort();
}

function textsOf({ answer, explanation, typed }: VersionAnswer<unknown>): unknown {
  return [answer, explanation, typed];
}

function questionLinksOf(content: VersionContent<unknown>): unknown {
  return [...versionQuestionLinks, ...versionSetLinks].map((name) => content[name]);
}

function answerLinksOf({ next_question_id, link_problemset_id }: VersionAnswer<unknown>): unknown {
  return [next_question_id, link_problemset_id];
}
