import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import type { Insertable } from 'kysely';
import { checkDocuments } from '../content/check-documents.ts';
import type { Database } from '../database/schema.ts';
import type { DemoSet } from '../demo/format.ts';
import { isPublished } from '../demo/pack-items.ts';

/** The row of a problem set of the pack. */
export function demoSet(set: DemoSet, id: string): Insertable<Database['problem_sets']> {
  const { documents, formulas, formulas_version } = checkDocuments({ notes: fromMarkup(set.notes ?? '') });
  return {
    id,
    title: set.title,
    notes: JSON.stringify(documents.notes),
    notes_formulas: JSON.stringify(formulas),
    notes_formulas_version: formulas_version,
    is_publish: isPublished(set),
  };
}
