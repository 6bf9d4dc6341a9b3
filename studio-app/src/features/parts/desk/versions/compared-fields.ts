import { answersOnlyIn, changesBetween, isSame } from '@fourfold/core/authoring/versions/version-changes';
import {
  type VersionAnswer,
  type VersionContent,
  versionQuestionLinks,
  versionSetLinks,
} from '@fourfold/core/authoring/versions/version-content';
import { kindTitles } from '@fourfold/core/forms/kind-titles';
import { shownRank } from '@fourfold/core/ranks/ranks';
import { answerName } from '../answers/answer-name.ts';
import { textFields, textNames } from '../texts/text-fields.ts';

type Content = VersionContent<string>;
type Answer = VersionAnswer<string>;

/** A field of both versions: rich texts, or plain ones. Null: that version does not have it. */
export type ComparedField = { name: string } & (
  | { at: 'rich'; version: string | null; present: string | null }
  | { at: 'plain'; version: string | null; present: string | null }
);

type Names = {
  /** Titles of linked questions and problem sets, by id. */
  links: Readonly<Record<string, string>>;
  /** Titles of skills, by code. */
  skills: ReadonlyMap<string, string>;
};

const linkTitles = {
  link_right_question_id: 'After a right answer, question',
  link_wrong_question_id: 'After a wrong answer, question',
  link_right_problemset_id: 'After a right answer, problem set',
  link_wrong_problemset_id: 'After a wrong answer, problem set',
} as const;

/** The fields that differ, in the order of the question's form. */
export function comparedFields(version: Content, present: Content, names: Names): ComparedField[] {
  const titleOf = (id: string | null) => id && (names.links[id] ?? 'Something that no longer exists');
  const plain = (name: string, of: (content: Content) => string | null) => plainField(name, of(version), of(present));
  const changed = new Set(changesBetween(version, present));
  return [
    ...richField('Question', version.question, present.question),
    ...plain('Answer type', ({ kind }) => kindTitles[kind] ?? kind),
    ...answerFields(version, present, titleOf),
    ...(changed.has('answers_order') ? plain('Order of answers', (content) => orderText(content, present)) : []),
    ...(changed.has('key') ? plain('Right answer', keyText) : []),
    ...textNames.flatMap((name) => richField(textFields[name].title, version[name], present[name])),
    ...plain('Rank', ({ rank }) => `${shownRank(rank)}`),
    ...plain('Skills', ({ skill_codes }) => skill_codes.map((code) => names.skills.get(code) ?? code).join(', ')),
    ...plain('Calculator', ({ is_calc }) => (is_calc === null ? 'Not set' : is_calc ? 'Allowed' : 'Not allowed')),
    ...plain('Position of the explanation', (content) =>
      content.exp_position_before_answer ? 'Before the answers' : 'After the answers',
    ),
    ...[...versionQuestionLinks, ...versionSetLinks].flatMap((link) =>
      plain(linkTitles[link], (content) => titleOf(content[link])),
    ),
  ];
}

function answerFields(version: Content, present: Content, titleOf: (id: string | null) => string | null) {
  const all = [...present.answers, ...answersOnlyIn(version, present)];
  return all.flatMap(({ id }): ComparedField[] => {
    const [one, other] = [version, present].map(({ answers }) => answers.find((answer) => answer.id === id));
    const home = one && !other ? version : present;
    const name = answerName(home.answers.findIndex((answer) => answer.id === id));
    const plain = (title: string, of: (answer: Answer) => string | null) =>
      plainField(title, one ? of(one) : null, other ? of(other) : null);
    const isTyped = (one ?? other)?.typed !== null;
    return [
      ...(isTyped ? plain(name, typedText) : richField(name, one?.answer ?? null, other?.answer ?? null)),
      ...richField(`${name}, explanation`, one?.explanation ?? '[]', other?.explanation ?? '[]'),
      ...plain(`${name}, next question`, (answer) => titleOf(answer.next_question_id)),
      ...plain(`${name}, problem set`, (answer) => titleOf(answer.link_problemset_id)),
    ];
  });
}

function richField(name: string, version: string | null, present: string | null): ComparedField[] {
  return isSameText(version, present) ? [] : [{ at: 'rich', name, version, present }];
}

function plainField(name: string, version: string | null, present: string | null): ComparedField[] {
  return version === present ? [] : [{ at: 'plain', name, version, present }];
}

/** An answer that is missing, and one without a text, are not the same. */
function isSameText(version: string | null, present: string | null): boolean {
  if (version === null || present === null) return version === present;
  return isSame(JSON.parse(version), JSON.parse(present));
}

function typedText({ typed }: Answer): string {
  if (!typed) return '';
  const { text, exact, symbol, symbol_left } = typed;
  const withSymbol = (symbol_left ? [symbol, text] : [text, symbol]).filter(Boolean).join(' ');
  return exact ? `${withSymbol}, exactly so` : withSymbol;
}

function keyText({ answers }: Content): string | null {
  const names = answers.flatMap(({ correct, typed }, at) => (correct && !typed ? [answerName(at)] : []));
  return names.length > 0 ? names.join(', ') : answers.some(({ typed }) => typed) ? null : 'None';
}

/** The answers that both versions have, by their letters now. */
function orderText(content: Content, present: Content): string {
  const positions = content.answers.map(({ id }) => present.answers.findIndex((answer) => answer.id === id));
  return positions.flatMap((at) => (at < 0 ? [] : [answerName(at)])).join(', ');
}
