import type { proofCalls } from '@fourfold/core/contract/proofs';
import type { Handler, Handlers } from '../call/handler.ts';
import { parentViews, type QuestionParent } from '../content/load-questions-of.ts';
import { parentKindBySection } from '../content/present-question.ts';
import { readerOf } from '../content/reader.ts';
import { requireParent } from '../content/require-parent.ts';
import { loadItems } from './load-items.ts';
import { presentItem } from './present-item.ts';

/** Returns the answer statistics of one parent's living questions, in order, hidden ones included. */
const getItemStatistics: Handler<'GET /item_statistics'> = async ({ query }, { db, session }) => {
  const parent: QuestionParent = { kind: parentKindBySection[query.section], id: query.id };
  await requireParent(db, readerOf(session), parentViews[parent.kind], parent.id);
  return { data: (await loadItems(db, parent)).map(presentItem) };
};

export const statisticsHandlers = {
  'GET /item_statistics': getItemStatistics,
} satisfies Pick<Handlers<typeof proofCalls>, 'GET /item_statistics'>;
