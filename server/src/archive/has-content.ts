import type { Asked } from './catalog.ts';
import { authored, type ContentTable, contentTables } from './tables.ts';

/**
 * SQL conditions of rows that count as content. Images do not count, nor do records of official
 * exams.
 */
const isContent: Partial<Record<ContentTable, string>> = {
  ...authored,
  media: 'false',
  settings: `introduction_video <> '[]' or sat_percentile_score <> '[]' or act_percentile_score <> '[]'`,
};

/** Returns the first table with authored content; null if there is none. */
export async function tableWithContent(client: Asked): Promise<ContentTable | null> {
  for (const table of contentTables) {
    const { rows } = await client.query<{ some: boolean }>(
      `select exists (select from ${table} where ${isContent[table] ?? 'true'}) as some`,
    );
    if (rows[0]?.some) return table;
  }
  return null;
}
