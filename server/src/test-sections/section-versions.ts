import { createHash } from 'node:crypto';
import { secondModules } from '@fourfold/core/exams/exam-editions';
import type { Rank } from '@fourfold/core/ranks/ranks';
import { suggestedThreshold } from '@fourfold/core/scales/default-route';
import { difficultiesByRank } from '@fourfold/core/scales/difficulty';
import { type SqlBool, sql } from 'kysely';
import { type QuestionRow, questionRows } from '../content/question-rows.ts';
import { isShownQuestion } from '../content/reader.ts';
import type { Db, Tx } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';
import type { TestSection } from './test-section.ts';

/** A question as it was when its section was begun. `is_tried`: it is tried out, and counts in no score. */
type VersionedQuestion = QuestionRow & { revision: number | null; is_tried: boolean };

/** What a student is given of a section that its clock ends. */
export type SectionContent = {
  questions: VersionedQuestion[];
  /** Of a first module: so many counted right answers lead to the harder second one; else null. */
  atLeast: number | null;
};

type Section = Pick<TestSection, 'exam_id' | 'family' | 'section' | 'is_real'>;

/**
 * Stores the section as it is now, if it is not the same as a stored version. Returns the version. Two students who begin
 * at once after a change get the same one.
 */
export async function storeVersion(tx: Tx, section: Section, now: Date): Promise<number> {
  const content = JSON.stringify(await readContent(tx, section));
  const hash = createHash('sha256').update(content).digest('hex');
  const { exam_id, is_real } = section;
  const same = sql`exam_id = ${exam_id} and section = ${section.section} and is_real = ${is_real}`;
  // Serialises those who begin the section while a version is added.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${exam_id} ${section.section} ${is_real}`}, 0))`.execute(
    tx,
  );
  await sql`
    insert into section_versions (exam_id, section, is_real, version, hash, content, made_at)
    select ${exam_id}, ${section.section}, ${is_real},
           (select coalesce(max(version), 0) + 1 from section_versions where ${same}), ${hash}, ${content}::jsonb, ${now}
    on conflict (exam_id, section, is_real, hash) do nothing
  `.execute(tx);
  const { rows } = await sql<{ version: number }>`
    select version from section_versions where ${same} and hash = ${hash}`.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Error('a version that was stored is not there');
  return stored.version;
}

/** Reads a version of a section; null without one. */
export async function readVersion(
  db: Db,
  { exam_id, section, is_real }: Omit<Section, 'family'>,
  version: number | null,
): Promise<SectionContent | null> {
  if (version === null) return null;
  const row = await db
    .selectFrom('section_versions')
    .where('exam_id', '=', exam_id)
    .where('section', '=', section)
    .where('is_real', '=', is_real)
    .where('version', '=', version)
    .select('content')
    .executeTakeFirst();
  return (row?.content as SectionContent | undefined) ?? null;
}

async function readContent(tx: Tx, section: Section): Promise<SectionContent> {
  const exam = await tx
    .selectFrom('exams')
    .where('id', '=', section.exam_id)
    .select(['edition', 'routes', 'field_test'])
    .executeTakeFirstOrThrow();
  const rows = await questionRows(tx, 'student', isShownQuestion('student'))
    .where(isInModule(section))
    .select('questions.revision')
    .execute();
  const questions = rows.map((row) => ({ ...row, is_tried: exam.field_test.includes(row.id) }));
  const seconds = secondModules(editionOf(section.family, exam), section.section);
  if (seconds.length < 2) return { questions, atLeast: null };
  const entered = exam.routes[section.section];
  return { questions, atLeast: entered ?? (await suggestedNumber(tx, section, [section.section, ...seconds])) };
}

/** The number of right answers in the first of these modules that leads to the last one, computed from their ranks. */
async function suggestedNumber(tx: Tx, section: Section, types: readonly string[]): Promise<number> {
  const { rows } = await sql<{ section: string; rank: Rank }>`
    select questions.section, questions.rank from questions join exams e on e.id = questions.parent_id
     where ${isShownQuestion('student')} and questions.id <> all (e.field_test)
       and (${sql.join(
         types.map((type) => isInModule({ ...section, section: type })),
         sql` or `,
       )})`.execute(tx);
  const ranksOf = (type: string) => rows.filter((row) => row.section === type).map(({ rank }) => rank);
  const [first = [], easier = [], harder = []] = difficultiesByRank(types.map(ranksOf));
  return suggestedThreshold({ first, easier, harder });
}

function isInModule({ family, exam_id, section, is_real }: Section) {
  return sql<SqlBool>`(questions.parent_kind = ${`${family}_test`} and questions.parent_id = ${exam_id}
                       and questions.section = ${section} and questions.is_real = ${is_real})`;
}
