import { type Registry, registry, tables } from '../personal-data/registry.ts';
import type { Personal, TableName } from '../personal-data/rules.ts';

export type ContentTable = {
  [Name in TableName]: Registry[Name]['exportedWith'] extends 'content' ? Name : never;
}[TableName];

/** Of content, so that each comes behind what it refers to. */
export const contentTables = tables.flatMap(([name, { exportedWith }]) =>
  exportedWith === 'content' ? [name] : [],
) as ContentTable[];

/** Tables that an older version had and this one does not have are kept, too. */
export function isKept(table: string): boolean {
  return table !== 'migrations' && registry[table as TableName]?.exportedWith !== 'passing';
}

/** The columns of a table that name no account: an export of content does not say who wrote it. */
export function withoutAccounts(table: ContentTable, columns: readonly string[]): string[] {
  const known: Readonly<Record<string, Personal | null>> = registry[table].columns;
  return columns.filter((column) => known[column]?.what !== 'account');
}

const isAuthored = 'owner_id is null and purged_at is null';

/** Which rows are content: not a person's record of an official exam (Q46), nor what stayed of a deleted one as its title. */
export const authored: Partial<Record<ContentTable, string>> = {
  exams: isAuthored,
  exam_questions: `exam_id in (select id from exams where ${isAuthored})`,
};
