import type pg from 'pg';

/** Where an answer leads: the key of a question, of a set, or both; the set comes first. */
type Way = { question?: string; set?: string };
export type PlantedQuestion = {
  text?: string;
  /** The address of a picture under the text. */
  picture?: string;
  explain?: string;
  help?: string;
  helpAfter?: string;
  rank?: number;
  calculator?: boolean;
  explainFirst?: boolean;
  hidden?: boolean;
  right?: Way;
  wrong?: Way;
} & (
  | { choices: readonly { text: string; right?: true; why?: string }[] }
  | { accepts: string; symbol?: string; symbolLeft?: boolean }
);

/** Questions that lead to each other, by keys of the journey's own. */
export type PlantedSequence = Record<string, PlantedQuestion>;
export type PlantedSets = Record<string, { title: string; published?: boolean; questions: readonly PlantedQuestion[] }>;

type Parent = { kind: string; id: string };

/** Sets below a parent, with their questions; answers their ids. */
export async function plantSets(
  db: pg.Client,
  parent: Parent,
  sets: PlantedSets = {},
): Promise<Record<string, string>> {
  const ids = Object.fromEntries(Object.keys(sets).map((key) => [key, newId()]));
  for (const [position, [key, { title, published = true, questions }]] of Object.entries(sets).entries()) {
    const id = must(ids[key]);
    await insert(db, 'problem_sets', { id, title, is_publish: published });
    await insert(db, 'problem_set_places', {
      problem_set_id: id,
      parent_kind: parent.kind,
      parent_id: parent.id,
      position,
    });
    for (const [at, one] of questions.entries()) {
      await plantQuestion(db, { id: newId(), parent_kind: 'problem_set', parent_id: id, position: at }, one);
    }
  }
  return ids;
}

/** The questions of one sequence, then their links to each other and to sets. */
export async function plantSequence(
  db: pg.Client,
  parent: Parent,
  sequence: PlantedSequence,
  set: Record<string, string>,
): Promise<Record<string, string>> {
  const ids = Object.fromEntries(Object.keys(sequence).map((key) => [key, newId()]));
  for (const [position, [key, one]] of Object.entries(sequence).entries()) {
    await plantQuestion(db, { id: must(ids[key]), parent_kind: parent.kind, parent_id: parent.id, position }, one);
  }
  for (const [key, { right, wrong }] of Object.entries(sequence)) {
    const at = (keys: Record<string, string>, name: string | undefined) => (name ? must(keys[name]) : null);
    await db.query(
      `update questions set link_right_question_id = $2, link_wrong_question_id = $3,
              link_right_problemset_id = $4, link_wrong_problemset_id = $5 where id = $1`,
      [ids[key], at(ids, right?.question), at(ids, wrong?.question), at(set, right?.set), at(set, wrong?.set)],
    );
  }
  return ids;
}

type Place = {
  id: string;
  parent_kind: string;
  parent_id: string;
  position: number;
  /** Of a test's question. */
  section?: string;
  is_real?: boolean;
};

/** One question with its answers. */
export async function plantQuestion(db: pg.Client, place: Place, one: PlantedQuestion): Promise<void> {
  await insert(db, 'questions', {
    ...place,
    question: rich(one.text ?? `Question ${place.position + 1}?`, one.picture),
    question_exp: rich(one.explain ?? ''),
    help: rich(one.help ?? ''),
    help_exp: rich(one.helpAfter ?? ''),
    rank: one.rank ?? 0,
    is_calc: one.calculator ?? null,
    is_free_response: 'accepts' in one,
    is_hidden: one.hidden ?? false,
    exp_position_before_answer: one.explainFirst ?? false,
  });
  const answers =
    'accepts' in one
      ? [
          {
            is_free_response: true,
            correct: true,
            free_response_answer: one.accepts,
            symbol: one.symbol ?? '',
            symbol_position_left: one.symbolLeft ?? false,
          },
        ]
      : one.choices.map(({ text, right = false, why = '' }) => ({
          answer: rich(text),
          explanation: rich(why),
          correct: right,
        }));
  for (const [position, answer] of answers.entries()) {
    await insert(db, 'answers', { id: newId(), question_id: place.id, position, ...answer });
  }
}

/** A document of one paragraph, as the database holds it, and of a picture under it. */
function rich(text: string, picture?: string): string {
  const image = picture ? [{ type: 'image', src: picture, alt: 'A picture', children: [{ text: '' }] }] : [];
  return JSON.stringify(text === '' ? [] : [{ type: 'paragraph', children: [{ text }] }, ...image]);
}

/** One row of a table. */
export async function insert(db: pg.Client, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await db.query(`insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`, Object.values(row));
}

/** Of a row that is to be planted. */
export function newId(): string {
  return crypto.randomUUID();
}

/** What stands under a key. */
export function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a key that nothing was planted under');
  return value;
}
