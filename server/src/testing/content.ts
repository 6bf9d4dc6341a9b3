import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type Insertable, type Kysely, sql } from 'kysely';
import { newId } from '../call/new-id.ts';
import type { Database, QuestionParentKind, SetParentKind } from '../database/schema.ts';

type Db = Kysely<Database>;
type Row<T extends keyof Database> = Partial<Insertable<Database[T]>>;

/** Text as a document of one paragraph. */
export function paragraph(text: string): RichDocument {
  return [{ type: 'paragraph', children: [{ text }] }];
}

const published = { is_publish: true };
const opened = { ...published, is_sequence_publish: true };
const first = { position: 0 };

export async function addTopic(db: Db, row: Row<'topics'> = {}): Promise<string> {
  const id = newId();
  await db
    .insertInto('topics')
    .values({ id, kind: 'math', title: 'Algebra', ...first, ...published, ...row })
    .execute();
  return id;
}

export async function addSubtopic(db: Db, topic_id: string, row: Row<'subtopics'> = {}): Promise<string> {
  const id = newId();
  await db
    .insertInto('subtopics')
    .values({ id, topic_id, title: 'Equations', ...first, ...opened, ...row })
    .execute();
  return id;
}

export async function addSubsubtopic(db: Db, subtopic_id: string, row: Row<'subsubtopics'> = {}): Promise<string> {
  const id = newId();
  await db
    .insertInto('subsubtopics')
    .values({ id, subtopic_id, title: 'One step', ...first, ...opened, ...row })
    .execute();
  return id;
}

/** A SAT or ACT with one question topic; answers the topic's id. */
export async function addExamQuestion(
  db: Db,
  family: 'sat' | 'act',
  { exam = {}, question = {} }: { exam?: Row<'exams'>; question?: Row<'exam_questions'> } = {},
): Promise<{ id: string; exam_id: string }> {
  const [id, exam_id] = [newId(), newId()];
  const section = family === 'sat' ? 'MathCalc' : 'Mathematics';
  await db
    .insertInto('exams')
    .values({ id: exam_id, family, title: 'Practice test 1', ...first, ...published, ...exam })
    .execute();
  await db
    .insertInto('exam_questions')
    .values({ id, exam_id, section, title: 'Systems', ...first, ...published, ...question })
    .execute();
  return { id, exam_id };
}

/** An authored SAT or ACT without any number. */
export async function addExam(db: Db, family: 'sat' | 'act', row: Row<'exams'> = {}): Promise<string> {
  const id = newId();
  await db
    .insertInto('exams')
    .values({ id, family, title: 'Practice test', ...first, ...published, ...row })
    .execute();
  return id;
}

/** A question topic of an exam that is there. */
export async function addQuestionTopic(
  db: Db,
  exam_id: string,
  place: { section: string; position: number },
  row: Row<'exam_questions'> = {},
): Promise<string> {
  const id = newId();
  const title = `${place.section} ${place.position + 1}`;
  await db
    .insertInto('exam_questions')
    .values({ id, exam_id, title, ...place, ...published, ...row })
    .execute();
  return id;
}

/** Another place of a set that is there. */
export async function linkSet(
  db: Db,
  problem_set_id: string,
  parent: { kind: SetParentKind; id: string },
  position = 0,
): Promise<void> {
  await db
    .insertInto('problem_set_places')
    .values({ problem_set_id, parent_kind: parent.kind, parent_id: parent.id, position })
    .execute();
}

export async function addSet(
  db: Db,
  parent: { kind: SetParentKind; id: string },
  { position = 0, ...row }: Row<'problem_sets'> & { position?: number } = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('problem_sets')
    .values({ id, title: 'Practice', ...published, ...row })
    .execute();
  await linkSet(db, id, parent, position);
  return id;
}

export type AddedQuestion = { id: string; right: string; wrong: string };

/** A choice question with one right and one wrong answer. */
export async function addQuestion(
  db: Db,
  parent: { kind: QuestionParentKind; id: string },
  row: Row<'questions'> = {},
): Promise<AddedQuestion> {
  const [id, right, wrong] = [newId(), newId(), newId()];
  await insertQuestion(db, parent, { ...row, id });
  await db
    .insertInto('answers')
    .values([
      { id: right, question_id: id, position: 0, answer: JSON.stringify(paragraph('right')), correct: true },
      { id: wrong, question_id: id, position: 1, answer: JSON.stringify(paragraph('wrong')) },
    ])
    .execute();
  return { id, right, wrong };
}

/** A typed question that accepts these answers by value, and those to the letter. */
export async function addTypedQuestion(
  db: Db,
  parent: { kind: QuestionParentKind; id: string },
  key: { accept?: string[]; exact?: string[] },
  row: Row<'questions'> = {},
): Promise<string> {
  const id = newId();
  await insertQuestion(db, parent, { ...row, id, is_free_response: true });
  const entry = { question_id: id, is_free_response: true, correct: true };
  await db
    .insertInto('answers')
    .values([
      ...(key.accept ?? []).map((text, position) => ({
        ...entry,
        id: newId(),
        position,
        free_response_answer: text,
      })),
      ...(key.exact ?? []).map((text, position) => ({
        ...entry,
        id: newId(),
        position: 50 + position,
        free_response_answer: text,
        is_exact_match: true,
      })),
    ])
    .execute();
  return id;
}

async function insertQuestion(
  db: Db,
  parent: { kind: QuestionParentKind; id: string },
  row: Row<'questions'> & { id: string },
): Promise<void> {
  const question = JSON.stringify(paragraph('What is x?'));
  await db
    .insertInto('questions')
    .values({ parent_kind: parent.kind, parent_id: parent.id, question, ...first, ...row })
    .execute();
}

/** A published chain down to a sub-sub-topic. */
export async function addSequencePlace(db: Db): Promise<{ topic: string; subtopic: string; subsubtopic: string }> {
  const topic = await addTopic(db);
  const subtopic = await addSubtopic(db, topic);
  return { topic, subtopic, subsubtopic: await addSubsubtopic(db, subtopic) };
}

export type Changeable =
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

/** Set flags of a row; that the table has them is PostgreSQL's to check. */
export async function change(db: Db, table: Changeable, id: string, flags: Flags): Promise<void> {
  const assignments = Object.entries(flags).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`.execute(db);
}

/** Takes all content away, with whatever hangs on it. */
export async function clearContent(db: Db): Promise<void> {
  for (const table of ['questions', 'problem_sets', 'exams', 'topics'] as const) await db.deleteFrom(table).execute();
}
