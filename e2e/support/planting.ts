import { type ExamFixture, type ExamSpec, examRows } from '@fourfold/server/testing/fixtures/exam';
import { insertRows, type Row } from '@fourfold/server/testing/fixtures/rows';
import { type TopicFixture, type TopicSpec, topicRows } from '@fourfold/server/testing/fixtures/topic';
import type pg from 'pg';

export type { Family as ExamFamily } from '@fourfold/core/wire/exams/exam-family';
export { type ExamFixture, examRows } from '@fourfold/server/testing/fixtures/exam';
export { linkRows, type PersonFixture, personRows, sessionRows } from '@fourfold/server/testing/fixtures/person';
export { practiceRows } from '@fourfold/server/testing/fixtures/practice';
export { yesOrNo } from '@fourfold/server/testing/fixtures/question';
export { topicRows } from '@fourfold/server/testing/fixtures/topic';
export type { ExamSpec as ExamPlanting, TopicFixture as Planted, TopicSpec as Planting };

/** Inserts a published topic with one sequence and its sets into the database. */
export async function plant(db: pg.Client, spec: TopicSpec): Promise<TopicFixture> {
  const planted = topicRows(spec);
  await insertRows(db, planted.rows);
  return planted;
}

/** Inserts a published SAT or ACT with question topics, their sequences, sets and videos into the database. */
export async function plantExam(db: pg.Client, spec: ExamSpec): Promise<ExamFixture> {
  const planted = examRows(spec);
  await insertRows(db, planted.rows);
  return planted;
}

/** Returns the same rows with these values in all rows of one table. */
export function withValues<P extends { rows: readonly Row[] }>(
  planted: P,
  table: Row['table'],
  values: Row['values'],
): P {
  const rows = planted.rows.map((one) => (one.table === table ? { table, values: { ...one.values, ...values } } : one));
  return { ...planted, rows };
}
