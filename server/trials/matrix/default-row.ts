import type { CallSpec } from '@fourfold/core/contract/call';
import type { ChartFilter } from '@fourfold/core/contract/dashboard';
import * as z from 'zod';
import { type AnyCallRow, notOwnUserId } from './call-row.ts';

const period: Omit<ChartFilter, 'user_id'> = {
  ...{ type: 'weekly', start_date: '2026-10-25', end_date: '2026-11-28' },
  ...{ selected_year: 2026, selected_month: 11 },
};

/**
 * The row of an own read (`OwnRead`): the reply is about the caller alone, and the id of another user is refused. A call
 * for which this is wrong needs a row, because its cells fail. Null for other calls.
 */
export function defaultRow(call: string, { who, params, query, body, reads }: CallSpec): AnyCallRow | null {
  if (who.includes('logged-out') || params || query) return null;
  if (call.startsWith('GET ')) return { of: 'caller' };
  if (!reads || !(body instanceof z.ZodObject) || !('user_id' in body.shape)) return null;
  const bodyOf = ({ id }: { id: string }) => body.safeParse({ user_id: id, ...period });
  if (!bodyOf({ id: crypto.randomUUID() }).success) return null;
  return { of: 'persons', parts: ({ owner }) => ({ body: bodyOf(owner).data }), others: notOwnUserId };
}
