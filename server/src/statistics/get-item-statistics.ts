import type { Handler } from '../call/handler.ts';
import { sectionParents } from '../content/present-question.ts';
import { type QuestionParent, seenAs } from '../content/questions-of.ts';
import { readerOf } from '../content/reader.ts';
import { requireParent } from '../content/require-parent.ts';
import { itemsOf } from './items-of.ts';
import { presentItem } from './present-item.ts';

/**
 * Returns the answer statistics of one parent's living questions, in order, hidden ones included.
 */
export const getItemStatistics: Handler<'GET /item_statistics'> = async ({ query }, { db, session }) => {
  const parent: QuestionParent = { kind: sectionParents[query.section], id: query.id };
  await requireParent(db, readerOf(session), seenAs[parent.kind], parent.id);
  return { data: (await itemsOf(db, parent)).map(presentItem) };
};
