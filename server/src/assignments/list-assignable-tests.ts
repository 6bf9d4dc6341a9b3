import { testWorks, testWorkTitle } from '@fourfold/core/assignments/test-work';
import type { Reply } from '@fourfold/core/contract/types';
import type { EditionName } from '@fourfold/core/exams/exam-editions';
import type { Variant } from '@fourfold/core/exams/section';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';

export type AssignableWork = Reply<'GET /assignments/assignable'>['data'][number];

/** The exams that `listAssignable` accepts. */
export const listAssignableExams: Handler<'GET /assignments/exams'> = async (_input, { db }) => {
  const exams = await readPublishedExams(db, sql<boolean>`true`);
  const data = exams.filter((exam) => openWorks(exam).length > 0);
  return { data: data.map(({ id, title, family }) => ({ id, title, family })) };
};

/** The tests of one exam. */
export async function listTestsOf(db: Db, exam_id: string): Promise<AssignableWork[]> {
  return (await readPublishedExams(db, sql<boolean>`e.id = ${exam_id}`)).flatMap(presentTests);
}

/** The tests of exams whose title contains the text. */
export async function findTestsByTitle(db: Db, search: string): Promise<AssignableWork[]> {
  const exams = await readPublishedExams(db, sql<boolean>`e.title ilike ${`%${escapeLike(search)}%`}`);
  return exams.flatMap(presentTests);
}

/** Escapes the characters that have a meaning in LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

type PublishedExam = {
  id: string;
  title: string;
  family: Family;
  edition: EditionName | null;
  published_tests: string[];
};

async function readPublishedExams(db: Db, condition: RawBuilder<boolean>): Promise<PublishedExam[]> {
  const { rows } = await sql<PublishedExam>`
    select e.id, e.title, e.family, e.edition, e.published_tests from exams e
     where e.is_publish and e.deleted_at is null and ${condition}
     order by e.family desc, e.position, e.id
  `.execute(db);
  return rows;
}

/** What students may take of an exam (TST-008). */
function openWorks(exam: PublishedExam) {
  const edition = editionOf(exam.family, exam);
  const isPublished = (flag: string) => exam.published_tests.includes(flag);
  return testWorks.filter((work) => work.edition === edition && work.flags.every(isPublished));
}

const variantTitles: Readonly<Record<Variant, string>> = { mock: 'Mock test', real: 'Real test' };

function presentTests(exam: PublishedExam): AssignableWork[] {
  const noParents = { subtopic_id: null, subsubtopic_id: null, sattopic_id: null };
  return openWorks(exam).map((work) => ({
    title: testWorkTitle(exam.title, work),
    path: [
      examFamilies[exam.family].name,
      variantTitles[work.variant],
      ...(work.section === null ? ['all sections'] : []),
    ],
    reference_type: 'test',
    reference_id: exam.id,
    variant: work.variant,
    section: work.section,
    topic_type: exam.family,
    ...noParents,
    ...{ sat_question_id: null, act_question_id: null, question_count: null },
  }));
}
