import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Handler, Session } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { saveListOrder } from '../content/arrange-list.ts';
import { holdList, holdTree } from '../content/hold-list.ts';
import { type SetParent, setParentOf } from '../content/set-parent.ts';
import { setsOf } from '../content/sets-of.ts';

export const saveSetOrder: Handler<'PUT /problem_sets/update_positions'> = async ({ body }, visit) => {
  const parent = setParentOf(body);
  if (!parent) throw new Refusal('malformed', 'Name the place of the problem sets: subsubtopic_id or sattopic_id');
  return await saveOrder(parent, body.problem_sets, visit);
};

export const saveSatSetOrder: Handler<'PUT /problem_sets/update_sat_positions'> = ({ body }, visit) =>
  saveOrder({ kind: 'sat_question', id: body.sat_question_id }, body.problem_sets, visit);

export const saveActSetOrder: Handler<'PUT /problem_sets/update_act_positions'> = ({ body }, visit) =>
  saveOrder({ kind: 'act_question', id: body.act_question_id }, body.problem_sets, visit);

async function saveOrder(parent: SetParent, order: readonly string[], { db, session }: Context & { session: Session }) {
  const list = { of: 'problem_set', kind: parent.kind, parent: parent.id } as const;
  return await db.transaction().execute(async (tx) => {
    await holdTree(tx, 'shared');
    await holdList(tx, list);
    await saveListOrder(tx, list, { order, present: () => setsOf(tx, 'author', parent) });
    const deed = { action: 'order', subject: 'problem_set', subject_id: parent.id, detail: { place: parent.kind } };
    await writeAudit(tx, session, deed);
    return { data: await setsOf(tx, 'author', parent) };
  });
}
