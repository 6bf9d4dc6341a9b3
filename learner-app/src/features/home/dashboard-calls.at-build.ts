import type { CallSpec, Role } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { FirstOf, Input } from '@fourfold/core/contract/types';

/** A call that the dashboard makes on a cold load. */
export type DashboardCall = FirstOf<'dashboard'>;
/** A field of the body of such a call. */
export type DashboardField = {
  [C in DashboardCall]: Input<C> extends { body: infer Body } ? keyof Body : never;
}[DashboardCall];

/** The first calls of the dashboard, with their roles and the fields of their bodies. */
export const dashboardCalls = Object.fromEntries(
  Object.entries<CallSpec>(contract).flatMap(([call, { firstOf, who, body }]) =>
    firstOf?.includes('dashboard') ? [[call, { who, fields: Object.keys(shapeOf(body)) }]] : [],
  ),
) as unknown as Record<DashboardCall, { who: readonly Role[]; fields: readonly DashboardField[] }>;

function shapeOf(body: CallSpec['body']): object {
  return body && 'shape' in body ? (body.shape as object) : {};
}
