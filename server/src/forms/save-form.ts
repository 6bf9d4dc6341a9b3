import type { Parsed } from '@fourfold/core/contract/types';
import { examEditions } from '@fourfold/core/exams/exam-editions';
import type { Variant } from '@fourfold/core/exams/section';
import type { Blueprint } from '@fourfold/core/forms/blueprint';
import { countedItems } from '@fourfold/core/forms/counted-items';
import { routeProblem } from '@fourfold/core/forms/route-problem';
import { writeAudit } from '../audit/write-audit.ts';
import { changedNames, pickFields } from '../authoring/field-changes.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import type { Tx } from '../database/db.ts';
import { presentForm } from './present-form.ts';
import { type FormRow, readFormRow, readItems } from './read-form.ts';

type Body = Parsed<'PUT /forms/{id}'>['body'];

/** Changes the named routes and questions of a form; two authors who change others do not overwrite each other. */
export const saveForm: Handler<'PUT /forms/{id}'> = async ({ params, query: { variant }, body }, { db, session }) =>
  await db.transaction().execute(async (tx) => {
    const row = await readFormRow(tx, params.id, { lock: true });
    const field_test = await changedFieldTest(tx, row, body.field_test);
    const routes = await changedRoutes(tx, { ...row, field_test }, body.routes, variant);
    const changes = { routes, field_test, blueprint: changedBlueprint(row, body.blueprint) };
    const changed = changedNames(row, changes);
    if (changed.length > 0) {
      await tx
        .updateTable('exams')
        .where('id', '=', row.id)
        .set({ routes: JSON.stringify(routes), field_test, blueprint: JSON.stringify(changes.blueprint) })
        .execute();
      const detail = { title: row.title, ...pickFields(changes, changed as (keyof typeof changes)[]) };
      await writeAudit(tx, session, { action: 'change', subject: row.family, subject_id: row.id, detail });
    }
    const form = await presentForm(tx, { ...row, ...changes }, variant);
    if (changed.length > 0) await contentChanged(tx, [row.id]);
    return form;
  });

async function changedFieldTest(tx: Tx, { id, family, field_test }: FormRow, wanted: Body['field_test']) {
  if (wanted === undefined) return field_test;
  const named = new Map(Object.entries(wanted).map(([question, isTried]) => [question.toLowerCase(), isTried]));
  const own = await tx
    .selectFrom('questions')
    .where('parent_kind', '=', `${family}_test`)
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  const unknown = [...named.keys()].find((question) => !own.some((one) => one.id === question));
  if (unknown !== undefined) {
    const problem = `there is no question ${unknown} in this form. It may have been deleted: load the form again.`;
    throw new Refusal('invalid_value', { field: 'field_test', problem });
  }
  const others = field_test.filter((question) => !named.has(question));
  return [...others, ...[...named].flatMap(([question, isTried]) => (isTried ? [question] : []))].sort();
}

async function changedRoutes(tx: Tx, row: FormRow, wanted: Body['routes'] = {}, variant: Variant) {
  const items = (await readItems(tx, row, variant)).map((item) => ({
    ...item,
    is_tried: row.field_test.includes(item.id),
  }));
  for (const [module, atLeast] of Object.entries(wanted)) {
    const counted = countedItems(items.filter(({ section }) => section === module)).length;
    const problem = atLeast === null ? null : routeProblem(row.edition, { module, atLeast }, counted);
    if (problem !== null) throw new Refusal('invalid_value', { field: 'routes', problem });
  }
  const all = { ...row.routes, ...wanted };
  return Object.fromEntries(Object.entries(all).filter((route): route is [string, number] => route[1] !== null));
}

function changedBlueprint({ edition, blueprint }: FormRow, wanted: Body['blueprint'] = {}): Blueprint {
  const types: readonly string[] = examEditions[edition].sections.map(({ type }) => type);
  const unknown = Object.keys(wanted).find((type) => !types.includes(type));
  if (unknown === undefined) return { ...blueprint, ...wanted };
  const problem = `“${unknown}” is no module of the ${examEditions[edition].title}. Its modules are ${types.join(', ')}.`;
  throw new Refusal('invalid_value', { field: 'blueprint', problem });
}
