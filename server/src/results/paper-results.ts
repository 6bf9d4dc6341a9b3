import type { Results } from '@fourfold/core/contract/people';
import { examFamilies, type Family } from '@fourfold/core/exams/families';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What was entered for papers, by section; a section of which nothing was entered is left out. */
export async function paperResults(db: Kysely<Database>, userId: string): Promise<Results['grades']> {
  const { rows } = await sql<Paper>`
    select e.family, e.title, g.selected_wrong, g.selected_uncertain, g.bubble_sheet, g.grade_submitted, g.timed
      from exam_grades g join exams e on e.id = g.exam_id
     where g.user_id = ${userId}
     order by g.updated_at, e.title
  `.execute(db);
  return rows.flatMap((paper) =>
    examFamilies[paper.family].sections.flatMap(({ type, title }) => {
      const entered = {
        wrong: paper.selected_wrong[type] ?? [],
        uncertain: paper.selected_uncertain[type] ?? [],
        sheet: paper.bubble_sheet[type] ?? {},
        graded: paper.grade_submitted[type] ?? false,
        timed: paper.timed[type] ?? false,
      };
      const something =
        entered.graded || entered.wrong.length + entered.uncertain.length + Object.keys(entered.sheet).length > 0;
      return something ? [{ exam: paper.title, section: title, ...entered }] : [];
    }),
  );
}

type BySection<Value> = Readonly<Record<string, Value>>;
type Paper = {
  family: Family;
  title: string;
  selected_wrong: BySection<number[]>;
  selected_uncertain: BySection<number[]>;
  bubble_sheet: BySection<Record<string, string>>;
  grade_submitted: BySection<boolean>;
  timed: BySection<boolean>;
};
