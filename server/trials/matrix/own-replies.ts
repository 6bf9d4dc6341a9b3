import { callers } from './callers.ts';
import { expectedResult } from './expected.ts';
import { type CallWithRow, cellContext, cellLabel, type MatrixFixture, rowOwnersOf } from './fixture.ts';
import { makeCall } from './make-call.ts';

/** Replies to each admitted caller without rows of other users, by cell. */
export type Replies = ReadonlyMap<string, string>;

/** Collects the replies of all reading calls to their admitted callers, about their own rows. */
export async function ownReplies(fixture: MatrixFixture, callRows: readonly CallWithRow[]): Promise<Replies> {
  const replies = new Map<string, string>();
  for (const callRow of callRows) {
    const { call, spec, row } = callRow;
    const whose = rowOwnersOf(row)[0] ?? 'own';
    const reads = call.startsWith('GET ') || spec.reads;
    if (!reads || whose === 'others' || row.tells !== undefined) continue;
    for (const caller of callers) {
      if (expectedResult({ call, spec, row, caller, whose }).kind === 'refused') continue;
      const context = await cellContext(fixture, { caller, whose }, false);
      const token = caller === 'logged-out' ? undefined : context.user.token;
      const { text } = await makeCall(fixture.api, { call, spec, parts: await row.parts?.(context), token });
      replies.set(cellLabel(callRow, { caller, whose }), text);
    }
  }
  return replies;
}

/** The cells whose reply changed, although only other users have acted. */
export function changedReplies(before: Replies, after: Replies): string[] {
  return [...before].flatMap(([cell, text]) =>
    after.get(cell) === text
      ? []
      : [`${cell}: the reply changes with actions of other users: ${difference(text, after.get(cell) ?? '')}`],
  );
}

/** The first difference. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  const from = Math.max(0, (at === -1 ? one.length : at) - 40);
  return `“${one.slice(from, from + 80)}” became “${other.slice(from, from + 80)}”`;
}
