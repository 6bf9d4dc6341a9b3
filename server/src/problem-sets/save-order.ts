import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { saveListOrder } from '../content/arrange-list.ts';
import { contentChanged } from '../content/content-changed.ts';
import { loadSetsOf } from '../content/load-sets.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { type SetParent, setParentOf } from '../content/set-parent.ts';

export const saveSetOrder: Handler<'PUT /problem_sets/update_positions'> = async ({ body }, context) => {
  const parent = setParentOf(body);
  if (!parent)
    throw new Refusal('location_missing', {
      of: 'the place of the problem sets',
      names: ['subsubtopic_id', 'sattopic_id'],
    });
  return await saveOrder(parent, body.problem_sets, context);
};

export const saveSatSetOrder: Handler<'PUT /problem_sets/update_sat_positions'> = ({ body }, context) =>
  saveOrder({ kind: 'sat_question', id: body.sat_question_id }, body.problem_sets, context);

export const saveActSetOrder: Handler<'PUT /problem_sets/update_act_positions'> = ({ body }, context) =>
  saveOrder({ kind: 'act_question', id: body.act_question_id }, body.problem_sets, context);

async function saveOrder(parent: SetParent, order: readonly string[], { db, session }: Context & { session: Session }) {
  const list = { of: 'problem_set', kind: parent.kind, parent: parent.id } as const;
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'shared');
    await lockList(tx, list);
    await saveListOrder(tx, list, { order, present: () => loadSetsOf(tx, 'author', parent) });
    const auditEntry = {
      action: 'order',
      subject: 'problem_set',
      subject_id: parent.id,
      detail: { place: parent.kind },
    };
    await writeAudit(tx, session, auditEntry);
    const data = await loadSetsOf(tx, 'author', parent);
    await contentChanged(tx, [parent.id]);
    return { data };
  });
}
