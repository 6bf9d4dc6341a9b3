import { type Registry, registry, tables } from '../personal-data/registry.ts';
import type { Personal, TableName } from '../personal-data/rules.ts';

export type ContentTable = {
  [Name in TableName]: Registry[Name]['exportedWith'] extends 'content' ? Name : never;
}[TableName];

/** The tables of content, each after the tables that it refers to. */
export const contentTables = tables.flatMap(([name, { exportedWith }]) =>
  exportedWith === 'content' ? [name] : [],
) as ContentTable[];

/** Whether a backup has this table. True also for tables of older versions, which the registry does not know. */
export function isInBackup(table: string): boolean {
  return table !== 'migrations' && registry[table as TableName]?.exportedWith !== 'passing';
}

/** The columns of a table without references to accounts: an export of content has no authors. */
export function withoutAccounts(table: ContentTable, columns: readonly string[]): string[] {
  const known: Readonly<Record<string, Personal | null>> = registry[table].columns;
  return columns.filter((column) => known[column]?.what !== 'account');
}

/**
 * Tables with rows from the migrations, each after those it refers to: the SQL condition of rows that were
 * changed since. An import replaces these rows.
 */
export const startingRows = {
  settings: `introduction_video <> '[]' or sat_percentile_score <> '[]' or act_percentile_score <> '[]'`,
  skill_lists: 'rev > 0',
  // Changed only together with the revision of their list.
  skill_domains: 'false',
  skills: 'false',
} as const satisfies Partial<Record<ContentTable, string>>;

const isThere = 'purged_at is null';

/** SQL conditions of the rows that are content: no hard-deleted exam. */
export const authoredConditions: Partial<Record<ContentTable, string>> = {
  exams: isThere,
  exam_questions: `exam_id in (select id from exams where ${isThere})`,
};
