import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { requireLivingSet, requireSiblingQuestion } from './link-targets.ts';
import type { LockedQuestion } from './lock-question.ts';
import { requireLinksAllowed } from './question-list.ts';

/** The links in a request body: null removes a link, a missing field leaves it unchanged. */
export type AnswerLinks = { next_question?: string | null | undefined; link_problemset?: string | null | undefined };

/** Saves an answer's links; the last write wins. Returns the names of the links that changed. */
export async function saveAnswerLinks(
  tx: Tx,
  question: LockedQuestion,
  id: string,
  { next_question, link_problemset }: AnswerLinks,
): Promise<string[]> {
  if (next_question || link_problemset) requireLinksAllowed(question.list);
  const changed: string[] = [];
  if (next_question !== undefined) {
    const target = next_question?.toLowerCase() ?? null;
    if (target !== null) await requireSiblingQuestion(tx, question, { field: 'next_question', target });
    if (await saveAnswerLink(tx, id, 'next_question_id', target)) changed.push('next_question');
  }
  if (link_problemset !== undefined) {
    if (link_problemset !== null) await requireLivingSet(tx, 'link_problemset', link_problemset);
    if (await saveAnswerLink(tx, id, 'link_problemset_id', link_problemset)) changed.push('link_problemset');
  }
  return changed;
}

async function saveAnswerLink(
  tx: Tx,
  id: string,
  column: 'next_question_id' | 'link_problemset_id',
  target: string | null,
): Promise<boolean> {
  const result = await sql`
    update answers set ${sql.ref(column)} = ${target} where id = ${id} and ${sql.ref(column)} is distinct from ${target}
  `.execute(tx);
  return result.numAffectedRows !== 0n;
}
