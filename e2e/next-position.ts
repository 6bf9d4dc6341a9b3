import type pg from 'pg';

/** The position behind every exam or topic that is there, whichever journey planted it. */
export async function nextPosition(db: pg.Client, table: 'exams' | 'topics' = 'exams'): Promise<number> {
  const { rows } = await db.query<{ next: number }>(`select coalesce(max(position), 0) + 1 as next from ${table}`);
  return rows[0]?.next ?? 1;
}
