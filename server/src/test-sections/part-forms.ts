import { type EditionName, examEditions } from '@fourfold/core/exams/exam-editions';
import type { ExamPart } from '@fourfold/core/exams/families';
import { suggestedThreshold } from '@fourfold/core/scales/default-route';
import type { PartForm } from '@fourfold/core/scores/screen-score';
import type { Db } from '../database/db.ts';
import type { ExamRow } from '../exams/exam-rows.ts';
import { type Module, readModules } from './read-modules.ts';

type Form = { modules: ReadonlyMap<string, Module>; routes: Readonly<Record<string, number>> };

type ExamForms = { id: string; edition: EditionName; is_real: boolean } & Pick<ExamRow, 'routes' | 'field_test'>;

/** Reads the items of each part of a test on screen in one variant; of another test none. */
export async function readForms(db: Db, exam: ExamForms): Promise<ReadonlyMap<string, PartForm>> {
  const { id: exam_id, edition, routes } = exam;
  if (examEditions[edition].parts.length === 0) return new Map();
  return partForms(edition, { modules: await readModules(db, { ...exam, exam_id }), routes });
}

/** The items of each part of a test on screen, from which its score is estimated without a table. */
function partForms(edition: EditionName, { modules, routes }: Form): ReadonlyMap<string, PartForm> {
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  return new Map(
    parts.map((part): [string, PartForm] => {
      const [[first = ''] = [], [easier, harder] = []] = part.modules;
      const of = (type: string) => modules.get(type)?.difficulties ?? [];
      const uncounted = part.modules.reduce((sum, [type = '']) => sum + (modules.get(type)?.uncounted ?? 0), 0);
      if (!easier || !harder) return [part.type, { form: { first: of(first), second: null }, uncounted }];
      const all = { first: of(first), easier: of(easier), harder: of(harder) };
      const { first: items, ...second } = all;
      const atLeast = routes[first] ?? suggestedThreshold(all);
      return [part.type, { form: { first: items, second: { ...second, atLeast } }, uncounted }];
    }),
  );
}
