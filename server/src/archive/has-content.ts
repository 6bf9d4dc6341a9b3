import type { Asked } from './catalog.ts';
import { authored, type ContentTable, contentTables } from './tables.ts';

/** An image is the same whoever brought it; records of official exams are their owners'. */
const isContent: Partial<Record<ContentTable, string>> = {
  ...authored,
  media: 'false',
  settings: `introduction_video <> '[]' or sat_percentile_score <> '[]' or act_percentile_score <> '[]'`,
};

/** The first of the tables that has what somebody authored; null in a database without content. */
export async function tableWithContent(client: Asked): Promise<ContentTable | null> {
  for (const table of contentTables) {
    const { rows } = await client.query<{ some: boolean }>(
      `select exists (select from ${table} where ${isContent[table] ?? 'true'}) as some`,
    );
    if (rows[0]?.some) return table;
  }
  return null;
}
