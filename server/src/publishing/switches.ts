import type { PublishKind } from '@fourfold/core/contract/publishing';
import { paperSections } from '@fourfold/core/exams/exam-editions';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { familyNames } from '@fourfold/core/wire/exams/exam-family';
import { type RawBuilder, sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import type { Db, Tx } from '../database/db.ts';

/** The publish switches that are a column of the record's row. Those of tests are in a list of their exam instead. */
export type SwitchKind = Exclude<PublishKind, 'sat_test' | 'act_test'>;

type Switch = {
  table: 'topics' | 'subtopics' | 'subsubtopics' | 'problem_sets' | 'exams' | 'exam_questions';
  flag: 'is_publish' | 'is_sequence_publish';
  /** SQL condition for the rows of this kind. */
  condition: RawBuilder<boolean>;
  /** The name in the message "… not found". */
  name: string;
  /** Columns besides the title that the name or the reply needs. */
  extraColumns?: readonly string[];
  /** The subject of its audit entries. */
  subject: string;
};

const anyRow = sql<boolean>`true`;
const examsOf = (family: 'sat' | 'act') => sql<boolean>`family = ${family}`;
const ofFamily = (family: 'sat' | 'act') => sql<boolean>`
  exists (select from exams e where e.id = exam_id and e.family = ${family} and e.deleted_at is null)`;

const topic = { table: 'topics', condition: anyRow, name: 'Topic', extraColumns: ['kind'], subject: 'topic' } as const;
const subtopic = { table: 'subtopics', condition: anyRow, name: 'Sub-topic', subject: 'subtopic' } as const;
const subsubtopic = {
  table: 'subsubtopics',
  condition: anyRow,
  name: 'Sub-sub-topic',
  subject: 'subsubtopic',
} as const;
const problemSet = { table: 'problem_sets', condition: anyRow, name: 'Problem set', subject: 'problem_set' } as const;
const examQuestion = {
  table: 'exam_questions',
  name: 'Question topic',
  extraColumns: ['section', 'position'],
} as const;

/** The differences between the kinds of publish switches. */
const switches: Readonly<Record<SwitchKind, Switch>> = {
  topic: { ...topic, flag: 'is_publish' },
  subtopic: { ...subtopic, flag: 'is_publish' },
  subtopic_sequence: { ...subtopic, flag: 'is_sequence_publish' },
  subsubtopic: { ...subsubtopic, flag: 'is_publish' },
  subsubtopic_sequence: { ...subsubtopic, flag: 'is_sequence_publish' },
  problem_set: { ...problemSet, flag: 'is_publish' },
  sat: { table: 'exams', flag: 'is_publish', condition: examsOf('sat'), name: 'SAT', subject: 'sat' },
  act: { table: 'exams', flag: 'is_publish', condition: examsOf('act'), name: 'ACT', subject: 'act' },
  sat_question: { ...examQuestion, flag: 'is_publish', condition: ofFamily('sat'), subject: 'sat_question' },
  act_question: { ...examQuestion, flag: 'is_publish', condition: ofFamily('act'), subject: 'act_question' },
};

/** A living record and the state of its publish switch. Only topics have a `kind`. */
type SwitchRow = { id: string; title: string; on: boolean; kind?: TopicKind };

/**
 * Reads a publish switch. Throws `notFound` if there is no such record. With `forUpdate` it locks
 * the row, so that a second change at the same time waits and sees the first.
 */
export async function readSwitch(
  db: Db,
  kind: SwitchKind,
  { id: named, forUpdate = false }: { id: string; forUpdate?: boolean },
): Promise<SwitchRow> {
  const id = named.toLowerCase();
  const { table, flag, condition, name, extraColumns = [] } = switches[kind];
  const columns = sql.join(['title', ...extraColumns].map((column) => sql.ref(column)));
  // Not `for update`: that would wait for transactions that insert rows with a foreign key to it.
  const { rows } = await sql<Row>`
    select ${columns}, ${sql.ref(flag)} as is_on from ${sql.table(table)}
     where id = ${id} and deleted_at is null and ${condition} ${forUpdate ? sql`for no key update` : sql``}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound(name);
  return { id, title: row.title ?? examQuestionName(row), on: row.is_on, ...(row.kind && { kind: row.kind }) };
}

/** Only exam questions have a section and a position; their title may be null. */
type Row = { is_on: boolean; title: string | null; section?: string; position?: number; kind?: TopicKind };

type SwitchChange = { id: string; on: boolean; detail?: Readonly<Record<string, unknown>> };

/**
 * Sets the publish switch of a living record, without its ancestors or descendants (Q94). If the
 * switch has this state already, nothing changes and no audit entry is written.
 */
export async function setSwitch(
  kind: SwitchKind,
  { on, detail = {}, id: named }: SwitchChange,
  { db, session }: Pick<Context, 'db'> & { session: Session },
): Promise<SwitchRow> {
  return await db.transaction().execute(async (tx) => {
    const { row, isChanged } = await changeSwitch(tx, session, kind, { id: named, on, detail });
    if (isChanged) await contentChanged(tx, [row.id]);
    return row;
  });
}

/** Sets a switch within a transaction, which announces the change as its last statement. */
export async function changeSwitch(
  tx: Tx,
  session: Session,
  kind: SwitchKind,
  { on, detail = {}, id: named }: SwitchChange,
): Promise<{ row: SwitchRow; isChanged: boolean }> {
  const { table, flag, subject } = switches[kind];
  const current = await readSwitch(tx, kind, { id: named, forUpdate: true });
  const { id, title } = current;
  const isChanged = current.on !== on;
  if (isChanged) {
    await sql`update ${sql.table(table)} set ${sql.ref(flag)} = ${on} where id = ${id}`.execute(tx);
    const what = flag === 'is_sequence_publish' ? { what: 'sequence' } : {};
    const auditEntry = { action: on ? 'publish' : 'unpublish', subject, subject_id: id };
    await writeAudit(tx, session, { ...auditEntry, detail: { title, ...what, ...detail } });
  }
  return { row: { ...current, on }, isChanged };
}

/** Returns the name of an exam question without a topic, as in the exam's grid: "Math - Calculator 5". */
export function examQuestionName({ section = '', position = 0 }: { section?: string; position?: number }): string {
  const sections = familyNames.flatMap(paperSections);
  return `${sections.find(({ type }) => type === section)?.title ?? section} ${position + 1}`;
}
