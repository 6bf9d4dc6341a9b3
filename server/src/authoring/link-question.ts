import type { Question } from '@fourfold/core/contract/content';
import { type Kysely, sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import { holdQuestion } from './hold-question.ts';
import { requireLivingSet, requireNeighbour } from './link-targets.ts';
import { requireLeads } from './question-place.ts';
import { readQuestion } from './read-questions.ts';

export const linkQuestion: Handler<'POST /questions/link_question'> = ({ body }, visit) => {
  const link = linkNames[body.type].question;
  return point(body.id, { link, to: required(link, body[link]) }, visit);
};

export const linkProblemset: Handler<'POST /questions/link_problemset'> = ({ body }, visit) => {
  const link = linkNames[body.type].problemset;
  return point(body.id, { link, to: required(link, body[link]) }, visit);
};

export const unlinkQuestion: Handler<'POST /questions/unlink_question'> = ({ body }, visit) =>
  point(body.id, { link: linkNames[body.type].question, to: null }, visit);

export const unlinkProblemset: Handler<'POST /questions/unlink_problemset'> = ({ body }, visit) =>
  point(body.id, { link: linkNames[body.type].problemset, to: null }, visit);

/** The link fields of each outcome. Both may be set; the problem set comes first (Q33). */
const linkNames = {
  Right: { question: 'link_right_question_id', problemset: 'link_right_problemset_id' },
  Wrong: { question: 'link_wrong_question_id', problemset: 'link_wrong_problemset_id' },
} as const;
type LinkName = (typeof linkNames)[keyof typeof linkNames][keyof (typeof linkNames)['Right']];

function required(name: string, id: string | undefined): string {
  if (id === undefined) throw new Refusal('malformed', `${name}: is missing`);
  return id.toLowerCase();
}

type Visit = Pick<Context, 'db'> & { session: Session };

/** Saves a link of a question; the last write wins. No text changes, so the revision stays. */
async function point(
  id: string,
  { link, to }: { link: LinkName; to: string | null },
  { db, session }: Visit,
): Promise<Question> {
  return await db.transaction().execute(async (tx) => {
    const held = await holdQuestion(tx, id);
    if (to !== null) await requireTarget(tx, held, { link, to });
    const moved = await sql`
      update questions set ${sql.ref(link)} = ${to} where id = ${held.id} and ${sql.ref(link)} is distinct from ${to}
    `.execute(tx);
    if (moved.numAffectedRows !== 0n) {
      const action = to === null ? 'unlink' : 'link';
      await writeAudit(tx, session, { action, subject: 'question', subject_id: held.id, detail: { [link]: to } });
    }
    return await readQuestion(tx, held.id);
  });
}

async function requireTarget(
  tx: Kysely<Database>,
  held: Awaited<ReturnType<typeof holdQuestion>>,
  { link, to }: { link: LinkName; to: string },
): Promise<void> {
  requireLeads(held.place);
  if (link === 'link_right_problemset_id' || link === 'link_wrong_problemset_id') await requireLivingSet(tx, link, to);
  else await requireNeighbour(tx, held, { field: link, to });
}
