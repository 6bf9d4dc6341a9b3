import { difficultyOfRank } from '@fourfold/core/scales/difficulty';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { countsInTest } from './question-conditions.ts';

/** The items of a section that count: their difficulties; and the number of those that do not. */
export type Module = { difficulties: number[]; uncounted: number };

type ExamVariant = { exam_id: string; is_real: boolean; field_test: readonly string[] };

/** The sections of an exam in one variant, by type, as their questions are now. */
export async function readModules(
  db: Db,
  { exam_id, is_real, field_test }: ExamVariant,
): Promise<ReadonlyMap<string, Module>> {
  const { rows } = await sql<{ section: string; rank: number; is_tried: boolean }>`
    select q.section, q.rank, q.id = any (${[...field_test]}::uuid[]) as is_tried
      from questions q join exams e on e.id = q.parent_id
     where q.parent_kind in ('sat_test', 'act_test') and q.parent_id = ${exam_id} and q.is_real = ${is_real}
       and ${countsInTest}
     order by q.position, q.id
  `.execute(db);
  const modules = new Map<string, Module>();
  for (const { section, rank, is_tried } of rows) {
    const module = modules.get(section) ?? { difficulties: [], uncounted: 0 };
    modules.set(section, module);
    if (is_tried) module.uncounted += 1;
    else module.difficulties.push(difficultyOfRank(rank));
  }
  return modules;
}
