import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { HeldQuestion } from './hold-question.ts';
import { requireLivingSet, requireNeighbour } from './link-targets.ts';
import { requireLeads } from './question-place.ts';

/** The links in a request body: null removes a link, a missing field leaves it unchanged. */
export type AnswerLinks = { next_question?: string | null | undefined; link_problemset?: string | null | undefined };

/** Saves an answer's links; the last write wins. Returns the names of the links that changed. */
export async function saveLinks(
  tx: Kysely<Database>,
  question: HeldQuestion,
  id: string,
  { next_question, link_problemset }: AnswerLinks,
): Promise<string[]> {
  if (next_question || link_problemset) requireLeads(question.place);
  const changed: string[] = [];
  if (next_question !== undefined) {
    const to = next_question?.toLowerCase() ?? null;
    if (to !== null) await requireNeighbour(tx, question, { field: 'next_question', to });
    if (await pointAnswer(tx, id, 'next_question_id', to)) changed.push('next_question');
  }
  if (link_problemset !== undefined) {
    if (link_problemset !== null) await requireLivingSet(tx, 'link_problemset', link_problemset);
    if (await pointAnswer(tx, id, 'link_problemset_id', link_problemset)) changed.push('link_problemset');
  }
  return changed;
}

async function pointAnswer(
  tx: Kysely<Database>,
  id: string,
  column: 'next_question_id' | 'link_problemset_id',
  to: string | null,
): Promise<boolean> {
  const moved = await sql`
    update answers set ${sql.ref(column)} = ${to} where id = ${id} and ${sql.ref(column)} is distinct from ${to}
  `.execute(tx);
  return moved.numAffectedRows !== 0n;
}
