import type { Queryable } from './catalog.ts';
import { authoredConditions, type ContentTable, contentTables, startingRows } from './exported-tables.ts';

/** SQL conditions of rows that count as content. Images do not count, nor do records of official exams. */
const contentConditions: Partial<Record<ContentTable, string>> = {
  ...authoredConditions,
  ...startingRows,
  media: 'false',
};

/** Returns the first table with authored content; null if there is none. */
export async function findTableWithContent(client: Queryable): Promise<ContentTable | null> {
  for (const table of contentTables) {
    const { rows } = await client.query<{ some: boolean }>(
      `select exists (select from ${table} where ${contentConditions[table] ?? 'true'}) as some`,
    );
    if (rows[0]?.some) return table;
  }
  return null;
}
