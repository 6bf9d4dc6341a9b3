import type { Rank } from '@fourfold/core/ranks/ranks';
import type { Insertable } from 'kysely';
import type { Database, QuestionParentKind, SetParentKind } from '../../database/schema.ts';
import { type Row, row } from './rows.ts';

/** The target of an answer: the key of a question, of a set, or both; the set comes first. */
type Link = { question?: string; set?: string };

/** A question as a test specifies it; omitted fields have the defaults of the editor. */
export type QuestionSpec = {
  text?: string;
  /** A passage above the text, by paragraphs. */
  passage?: readonly string[];
  /** The URL of a picture below the text. */
  picture?: string;
  explain?: string;
  help?: string;
  helpAfter?: string;
  rank?: Rank;
  calculator?: boolean;
  explainFirst?: boolean;
  hidden?: boolean;
  right?: Link;
  wrong?: Link;
} & (
  | { choices: readonly { text: string; right?: true; why?: string }[] }
  | { accepts: string; symbol?: string; symbolLeft?: boolean }
);

/** Questions that link to each other, by keys that the test chooses. */
export type SequenceSpec = Record<string, QuestionSpec>;
export type SetSpecs = Record<string, { title: string; published?: boolean; questions: readonly QuestionSpec[] }>;

/** Two choices, the first of them right. */
export const yesOrNo = [{ text: 'Yes', right: true }, { text: 'No' }] as const;

type Parent<Kind> = { kind: Kind; id: string };
/** Rows, and the ids of their records by the test's keys. */
export type Planted = { rows: readonly Row[]; ids: Record<string, string> };

/** Sets of a parent, with their questions. */
export function setRows(parent: Parent<SetParentKind>, sets: SetSpecs = {}): Planted {
  const ids = idsOf(sets);
  const rows = Object.entries(sets).flatMap(([key, { title, published = true, questions }], position) => {
    const id = must(ids[key]);
    return [
      row('problem_sets', { id, title, is_publish: published }),
      row('problem_set_places', { problem_set_id: id, parent_kind: parent.kind, parent_id: parent.id, position }),
      ...questions.flatMap((one, at) =>
        questionRows({ id: newId(), parent_kind: 'problem_set', parent_id: id, position: at }, one),
      ),
    ];
  });
  return { rows, ids };
}

/**
 * The questions of one sequence with their links to each other and to sets. `set` has the ids of
 * sets by key.
 */
export function sequenceRows(
  parent: Parent<QuestionParentKind>,
  sequence: SequenceSpec,
  set: Record<string, string> = {},
): Planted {
  const ids = idsOf(sequence);
  const at = (among: Record<string, string>, key: string | undefined) => (key ? must(among[key]) : null);
  const rows = Object.entries(sequence).flatMap(([key, one], position) => {
    const links = {
      link_right_question_id: at(ids, one.right?.question),
      link_wrong_question_id: at(ids, one.wrong?.question),
      link_right_problemset_id: at(set, one.right?.set),
      link_wrong_problemset_id: at(set, one.wrong?.set),
    };
    return questionRows(
      { id: must(ids[key]), parent_kind: parent.kind, parent_id: parent.id, position, ...links },
      one,
    );
  });
  // A question may link to a later one, so all questions are inserted by one statement.
  return { rows: [...rows.filter(isQuestion), ...rows.filter((one) => !isQuestion(one))], ids };
}

const isQuestion = ({ table }: Row) => table === 'questions';

type Link4 =
  | 'link_right_question_id'
  | 'link_wrong_question_id'
  | 'link_right_problemset_id'
  | 'link_wrong_problemset_id';
/** The columns for a question's parent, position and links; section and variant only for a test. */
type Place = Pick<
  Insertable<Database['questions']>,
  'id' | 'parent_kind' | 'parent_id' | 'position' | 'section' | 'is_real' | Link4
>;

/** One question with its answers. */
export function questionRows(place: Place, one: QuestionSpec): Row[] {
  const question = row('questions', {
    ...place,
    question: stem(one.text ?? `Question ${place.position + 1}?`, one),
    question_exp: rich(one.explain ?? ''),
    help: rich(one.help ?? ''),
    help_exp: rich(one.helpAfter ?? ''),
    rank: one.rank ?? 0,
    is_calc: one.calculator ?? null,
    is_free_response: 'accepts' in one,
    is_hidden: one.hidden ?? false,
    exp_position_before_answer: one.explainFirst ?? false,
  });
  const answer = (position: number) => ({ id: newId(), question_id: place.id, position });
  if (!('accepts' in one)) {
    const choices = one.choices.map(({ text, right = false, why = '' }, position) =>
      row('answers', { ...answer(position), answer: rich(text), explanation: rich(why), correct: right }),
    );
    return [question, ...choices];
  }
  const { accepts, symbol = '', symbolLeft = false } = one;
  const typed = row('answers', {
    ...answer(0),
    is_free_response: true,
    correct: true,
    free_response_answer: accepts,
    symbol,
    symbol_position_left: symbolLeft,
  });
  return [question, typed];
}

/** A question's text, below its passage if it has one. */
function stem(text: string, { passage, picture }: QuestionSpec): string {
  if (!passage) return rich(text, picture);
  const paragraphs = passage.map((text) => ({ type: 'paragraph', children: [{ text }] }));
  const read = { type: 'passage', credit: 'Written for a test.', children: paragraphs };
  return JSON.stringify([read, ...JSON.parse(rich(text, picture))]);
}

/** A stored document of one paragraph, and of a picture below it. */
export function rich(text: string, picture?: string): string {
  const image = picture ? [{ type: 'image', src: picture, alt: 'A picture', children: [{ text: '' }] }] : [];
  return JSON.stringify(text === '' ? [] : [{ type: 'paragraph', children: [{ text }] }, ...image]);
}

function idsOf(keyed: object): Record<string, string> {
  return Object.fromEntries(Object.keys(keyed).map((key) => [key, newId()]));
}

/** A new id for a fixture row. */
export function newId(): string {
  return crypto.randomUUID();
}

/** The value for a key. Throws if there is none. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('No fixture has this key.');
  return value;
}
