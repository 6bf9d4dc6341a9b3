import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { CheckedQuestion } from './question-draft.ts';
import { reviseQuestions } from './revise-questions.ts';

/** Ids of the rows that a statement inserted; without rows that existed before. */
type InsertedIds = { questions: ReadonlySet<string>; answers: ReadonlySet<string> };

/**
 * Inserts questions with their answers and first revisions, in the caller's transaction; one statement per table, so
 * that foreign keys between new questions are valid in any order. An existing question and its answers do not change. `by` is the author's id; null for imports.
 */
export async function insertQuestions(
  db: Tx,
  questions: readonly CheckedQuestion[],
  by: string | null = null,
): Promise<InsertedIds> {
  const { rows } = await sql<{ id: string }>`
    insert into questions (${questionColumns}, updated_by)
    select ${questionColumns}, ${by}::uuid
      from jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) as draft (${questionDefinitions})
    on conflict (id) do nothing
    returning id
  `.execute(db);
  const added = new Set(rows.map((row) => row.id));
  const answers = questions.filter((question) => added.has(question.id)).flatMap((question) => question.answers);
  const addedAnswers = await insertAnswers(db, answers, by);
  await reviseQuestions(db, [...added], by);
  return { questions: added, answers: addedAnswers };
}

/**
 * Inserts answers. An existing answer, of any question, does not change. Returns the inserted ids. The caller revises the
 * questions.
 */
export async function insertAnswers(
  db: Db,
  answers: CheckedQuestion['answers'],
  by: string | null = null,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into answers (${answerColumns}, updated_by)
    select ${answerColumns}, ${by}::uuid
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as draft (${answerDefinitions})
    on conflict (id) do nothing
    returning id
  `.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Inserts answers; an existing answer is overwritten, with the next `rev`. The caller revises the questions. */
export async function saveAnswers(db: Db, answers: CheckedQuestion['answers']): Promise<void> {
  await sql`
    insert into answers as a (${answerColumns})
    select ${answerColumns} from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as draft (${answerDefinitions})
    on conflict (id) do update set ${answerUpdates}
  `.execute(db);
}

/** The columns of a question that a copy also gets: no id, parent or links. */
const questionContent = {
  question: 'jsonb',
  question_exp: 'jsonb',
  help: 'jsonb',
  help_exp: 'jsonb',
  formulas: 'jsonb',
  formulas_version: 'text',
  rank: 'smallint',
  is_calc: 'boolean',
  is_free_response: 'boolean',
  kind: 'text',
  is_hidden: 'boolean',
  exp_position_before_answer: 'boolean',
  skill_codes: 'text[]',
} as const;

const questionColumnTypes = {
  id: 'uuid',
  parent_kind: 'text',
  parent_id: 'uuid',
  section: 'text',
  is_real: 'boolean',
  position: 'integer',
  ...questionContent,
  link_right_question_id: 'uuid',
  link_wrong_question_id: 'uuid',
  link_right_problemset_id: 'uuid',
  link_wrong_problemset_id: 'uuid',
} as const satisfies Record<keyof Omit<CheckedQuestion, 'answers' | 'uncompiled'>, string>;

const answerContent = {
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
} as const;

const answerColumnTypes = {
  id: 'uuid',
  question_id: 'uuid',
  position: 'integer',
  ...answerContent,
} as const satisfies Record<keyof Omit<CheckedQuestion['answers'][number], 'uncompiled'>, string>;

/** The columns and, for `jsonb_to_recordset`, the column definitions of questions. */
export const questionColumns = columns(questionColumnTypes);
export const questionDefinitions = columnDefinitions(questionColumnTypes);
const answerColumns = columns(answerColumnTypes);
const answerDefinitions = columnDefinitions(answerColumnTypes);
/** The column names that a copy of a question or an answer also gets. */
export const questionContentColumns = Object.keys(questionContent);
export const answerContentColumns = Object.keys(answerContent);
/** Assignments for `on conflict … do update` of questions with the alias `q`: of all columns but those of authors alone. */
export const questionUpdates = assignmentsOf('q', withoutSkills(questionColumnTypes));
const answerUpdates = assignmentsOf('a', answerColumnTypes);

/** An import does not change the skills of a question that it has imported before. */
function withoutSkills({ skill_codes: _, ...columnTypes }: typeof questionColumnTypes) {
  return columnTypes;
}

function columns(table: Readonly<Record<string, string>>) {
  return sql.join(Object.keys(table).map((name) => sql.ref(name)));
}

/** The columns with their types, for `jsonb_to_recordset`. */
function columnDefinitions(table: Readonly<Record<string, string>>) {
  return sql.join(Object.entries(table).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
}

/** The revision increases, so that an author who started from the old text gets a conflict. */
function assignmentsOf(as: string, table: Readonly<Record<string, string>>) {
  const names = Object.keys(table).filter((name) => name !== 'id');
  const assignments = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  return sql.join([...assignments, sql`rev = ${sql.ref(`${as}.rev`)} + 1, updated_at = now(), updated_by = null`]);
}
