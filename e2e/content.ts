import { type ExamSpec, examRows, type PlantedExam } from '@fourfold/server/testing/planting/exam';
import { plantRows, type Row } from '@fourfold/server/testing/planting/rows';
import { type PlantedTopic, type TopicSpec, topicRows } from '@fourfold/server/testing/planting/topic';
import type pg from 'pg';

export type { Family as ExamFamily } from '@fourfold/core/exams/families';
export { examRows, type PlantedExam } from '@fourfold/server/testing/planting/exam';
export { linkRows, type PlantedPerson, personRows, sessionRows } from '@fourfold/server/testing/planting/person';
export { practiceRows } from '@fourfold/server/testing/planting/practice';
export { yesOrNo } from '@fourfold/server/testing/planting/question';
export { topicRows } from '@fourfold/server/testing/planting/topic';
export type { ExamSpec as ExamPlanting, PlantedTopic as Planted, TopicSpec as Planting };

/** Inserts a published topic with one sequence and its sets into the database. */
export async function plant(db: pg.Client, spec: TopicSpec): Promise<PlantedTopic> {
  const planted = topicRows(spec);
  await plantRows(db, planted.rows);
  return planted;
}

/**
 * Inserts a published SAT or ACT with question topics, their sequences, sets and videos into the
 * database.
 */
export async function plantExam(db: pg.Client, spec: ExamSpec): Promise<PlantedExam> {
  const planted = examRows(spec);
  await plantRows(db, planted.rows);
  return planted;
}

/** Returns the same rows with these values in all rows of one table. */
export function changed<P extends { rows: readonly Row[] }>(planted: P, table: Row['table'], values: Row['values']): P {
  const rows = planted.rows.map((one) => (one.table === table ? { table, values: { ...one.values, ...values } } : one));
  return { ...planted, rows };
}
