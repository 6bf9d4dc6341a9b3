import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CheckedQuestion } from './question-draft.ts';

/**
 * Writes questions with their answers, each table in one statement, so that links among them hold in any order.
 * A question that is there already stays as it is, with its answers.
 */
export async function insertQuestions(db: Kysely<Database>, questions: readonly CheckedQuestion[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into questions (${questionColumns})
    select ${questionColumns} from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as draft (${questionTypes})
    on conflict (id) do nothing
    returning id
  `.execute(db);
  const added = new Set(rows.map((row) => row.id));
  await saveAnswers(
    db,
    questions.filter((question) => added.has(question.id)).flatMap((question) => question.answers),
  );
}

/** Writes answers; one that is there already is written anew. */
export async function saveAnswers(db: Kysely<Database>, answers: CheckedQuestion['answers']): Promise<void> {
  await sql`
    insert into answers (${answerColumns})
    select ${answerColumns} from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as draft (${answerTypes})
    on conflict (id) do update set ${answerUpdates}
  `.execute(db);
}

const question = {
  id: 'uuid',
  parent_kind: 'text',
  parent_id: 'uuid',
  section: 'text',
  is_real: 'boolean',
  position: 'integer',
  question: 'jsonb',
  question_exp: 'jsonb',
  help: 'jsonb',
  help_exp: 'jsonb',
  formulas: 'jsonb',
  formulas_version: 'text',
  rank: 'smallint',
  is_calc: 'boolean',
  is_free_response: 'boolean',
  is_hidden: 'boolean',
  exp_position_before_answer: 'boolean',
  link_right_question_id: 'uuid',
  link_wrong_question_id: 'uuid',
  link_right_problemset_id: 'uuid',
  link_wrong_problemset_id: 'uuid',
} as const satisfies Record<keyof Omit<CheckedQuestion, 'answers' | 'uncompiled'>, string>;

const answer = {
  id: 'uuid',
  question_id: 'uuid',
  position: 'integer',
  answer: 'jsonb',
  explanation: 'jsonb',
  formulas: 'jsonb',
  formulas_version: 'text',
  correct: 'boolean',
  is_free_response: 'boolean',
  free_response_answer: 'text',
  is_exact_match: 'boolean',
  symbol: 'text',
  symbol_position_left: 'boolean',
} as const satisfies Record<keyof Omit<CheckedQuestion['answers'][number], 'uncompiled'>, string>;

export const questionColumns = columns(question);
export const questionTypes = types(question);
const answerColumns = columns(answer);
const answerTypes = types(answer);
/** Every column anew, for `on conflict … do update`. */
export const questionUpdates = updates(question);
const answerUpdates = updates(answer);

function columns(table: Readonly<Record<string, string>>) {
  return sql.join(Object.keys(table).map((name) => sql.ref(name)));
}

/** The columns with their types, for rows that come as one JSON value. */
function types(table: Readonly<Record<string, string>>) {
  return sql.join(Object.entries(table).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
}

function updates(table: Readonly<Record<string, string>>) {
  const names = Object.keys(table).filter((name) => name !== 'id');
  return sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
}
