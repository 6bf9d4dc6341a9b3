import type { Question } from '@fourfold/core/contract/content';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Handler, SessionContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import type { Tx } from '../database/db.ts';
import { withVersion } from '../versions/save-version.ts';
import { requireLivingSet, requireSiblingQuestion } from './link-targets.ts';
import { lockQuestion } from './lock-question.ts';
import { requireLinksAllowed } from './question-list.ts';
import { readQuestion } from './read-as-author.ts';

export const linkQuestion: Handler<'POST /questions/link_question'> = ({ body }, context) => {
  const link = linkNames[body.type].question;
  return saveQuestionLink(body.id, { link, target: requireId(link, body[link]) }, context);
};

export const linkProblemset: Handler<'POST /questions/link_problemset'> = ({ body }, context) => {
  const link = linkNames[body.type].problemset;
  return saveQuestionLink(body.id, { link, target: requireId(link, body[link]) }, context);
};

export const unlinkQuestion: Handler<'POST /questions/unlink_question'> = ({ body }, context) =>
  saveQuestionLink(body.id, { link: linkNames[body.type].question, target: null }, context);

export const unlinkProblemset: Handler<'POST /questions/unlink_problemset'> = ({ body }, context) =>
  saveQuestionLink(body.id, { link: linkNames[body.type].problemset, target: null }, context);

/** The link fields of each outcome. Both may be set; the problem set comes first (Q33). */
const linkNames = {
  Right: { question: 'link_right_question_id', problemset: 'link_right_problemset_id' },
  Wrong: { question: 'link_wrong_question_id', problemset: 'link_wrong_problemset_id' },
} as const;
type LinkName = (typeof linkNames)[keyof typeof linkNames][keyof (typeof linkNames)['Right']];

function requireId(name: string, id: string | undefined): string {
  if (id === undefined) throw new Refusal('invalid_field', { field: name, problem: 'is missing' });
  return id.toLowerCase();
}

/** Saves a link of a question; the last write wins. No text changes, so the revision stays. */
async function saveQuestionLink(
  id: string,
  { link, target }: { link: LinkName; target: string | null },
  context: SessionContext<'db' | 'now'>,
): Promise<Question> {
  const { db, session } = context;
  return await db.transaction().execute(async (tx) => {
    const current = await lockQuestion(tx, id);
    if (target !== null) await requireTarget(tx, current, { link, target });
    const { result, differences } = await withVersion(tx, current.id, context, () =>
      sql`
        update questions set ${sql.ref(link)} = ${target}
         where id = ${current.id} and ${sql.ref(link)} is distinct from ${target}
      `.execute(tx),
    );
    if (result.numAffectedRows !== 0n) {
      const action = target === null ? 'unlink' : 'link';
      await writeAudit(tx, session, {
        action,
        subject: 'question',
        subject_id: current.id,
        detail: { [link]: target, differences },
      });
      await contentChanged(tx, [current.id]);
    }
    return await readQuestion(tx, current.id);
  });
}

async function requireTarget(
  tx: Tx,
  current: Awaited<ReturnType<typeof lockQuestion>>,
  { link, target }: { link: LinkName; target: string },
): Promise<void> {
  requireLinksAllowed(current.list);
  if (link === 'link_right_problemset_id' || link === 'link_wrong_problemset_id')
    await requireLivingSet(tx, link, target);
  else await requireSiblingQuestion(tx, current, { field: link, target });
}
