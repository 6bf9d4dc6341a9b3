import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type Insertable, sql } from 'kysely';
import { newId } from '../call/new-id.ts';
import type { Db } from '../database/db.ts';
import type { Database, QuestionParentKind, SetParentKind } from '../database/schema.ts';
import {
  type Columns,
  choiceQuestion,
  exam,
  examNumber,
  type Parent,
  problemSet,
  type RecordFixture,
  setParentRow,
  subsubtopic,
  subtopic,
  topic,
  typedQuestion,
} from './fixtures/records.ts';
import { insertRowsWithKysely } from './fixtures/rows.ts';

/** A document of one paragraph. */
export function paragraph(text: string): RichDocument {
  return [{ type: 'paragraph', children: [{ text }] }];
}

async function insert<M extends RecordFixture>(db: Db, made: M): Promise<M> {
  await insertRowsWithKysely(db, made.rows);
  return made;
}

export async function addTopic(db: Db, row: Columns<'topics'> = {}): Promise<string> {
  return (await insert(db, topic(row))).id;
}

export async function addSubtopic(db: Db, topic_id: string, row: Columns<'subtopics'> = {}): Promise<string> {
  return (await insert(db, subtopic(topic_id, row))).id;
}

export async function addSubsubtopic(db: Db, subtopic_id: string, row: Columns<'subsubtopics'> = {}): Promise<string> {
  return (await insert(db, subsubtopic(subtopic_id, row))).id;
}

/** A SAT or ACT with one question topic. Returns the topic's id. */
export async function addExamQuestion(
  db: Db,
  family: 'sat' | 'act',
  { exam: row = {}, question = {} }: { exam?: Columns<'exams'>; question?: Columns<'exam_questions'> } = {},
): Promise<{ id: string; exam_id: string }> {
  const section = family === 'sat' ? 'MathCalc' : 'Mathematics';
  const { id: exam_id, rows } = exam(family, { title: 'Practice test 1', ...row });
  const number = examNumber(exam_id, { section, position: 0 }, { title: 'Systems', ...question });
  await insertRowsWithKysely(db, [...rows, ...number.rows]);
  return { id: number.id, exam_id };
}

/** An authored SAT or ACT without any number. */
export async function addExam(db: Db, family: 'sat' | 'act', row: Columns<'exams'> = {}): Promise<string> {
  return (await insert(db, exam(family, row))).id;
}

/** A student's record of an official exam. */
export async function addOwnExam(
  db: Db,
  family: 'sat' | 'act',
  row: Omit<Insertable<Database['own_exams']>, 'id' | 'family' | 'title'> & { title?: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('own_exams')
    .values({ title: 'March', ...row, id, family })
    .execute();
  return id;
}

/** Adds a question topic to an exam. */
export async function addQuestionTopic(
  db: Db,
  exam_id: string,
  place: { section: string; position: number },
  row: Columns<'exam_questions'> = {},
): Promise<string> {
  return (await insert(db, examNumber(exam_id, place, row))).id;
}

/** Adds a parent to a set. */
export async function linkSet(db: Db, set: string, parent: Parent<SetParentKind>, position = 0): Promise<void> {
  await insertRowsWithKysely(db, [setParentRow(set, parent, position)]);
}

export async function addSet(
  db: Db,
  parent: Parent<SetParentKind>,
  row: Columns<'problem_sets'> & { position?: number } = {},
): Promise<string> {
  return (await insert(db, problemSet(parent, row))).id;
}

export type AddedQuestion = { id: string; right: string; wrong: string };

/** A choice question with one right and one wrong answer. */
export async function addQuestion(
  db: Db,
  parent: Parent<QuestionParentKind>,
  row: Columns<'questions'> = {},
): Promise<AddedQuestion> {
  const { id, right, wrong } = await insert(db, choiceQuestion(parent, row));
  return { id, right, wrong };
}

/** A typed question that accepts `accept` by value and `exact` as exact matches. */
export async function addTypedQuestion(
  db: Db,
  parent: Parent<QuestionParentKind>,
  key: { accept?: string[]; exact?: string[] },
  row: Columns<'questions'> = {},
): Promise<string> {
  return (await insert(db, typedQuestion(parent, key, row))).id;
}

/** A published topic, sub-topic and sub-sub-topic. */
export async function addSequencePlace(db: Db): Promise<{ topic: string; subtopic: string; subsubtopic: string }> {
  const topic = await addTopic(db);
  const subtopic = await addSubtopic(db, topic);
  return { topic, subtopic, subsubtopic: await addSubsubtopic(db, subtopic) };
}

export type FlaggedTable =
  | 'topics'
  | 'subtopics'
  | 'subsubtopics'
  | 'exams'
  | 'exam_questions'
  | 'problem_sets'
  | 'questions';
type Flags = {
  is_publish?: boolean;
  is_sequence_publish?: boolean;
  is_hidden?: boolean;
  deleted_at?: Date | null;
};

/** Sets flags of a row. PostgreSQL checks that the table has them. */
export async function setFlags(db: Db, table: FlaggedTable, id: string, flags: Flags): Promise<void> {
  const assignments = Object.entries(flags).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`.execute(db);
}

/** Deletes all content with its dependent rows. */
export async function clearContent(db: Db): Promise<void> {
  for (const table of ['questions', 'problem_sets', 'exams', 'topics'] as const) await db.deleteFrom(table).execute();
}
