import { ask } from './ask.ts';
import { callers } from './callers.ts';
import { expectedOf } from './expected.ts';
import { type Line, labelOf, type Stage, sceneOf, sidesOf } from './stage.ts';

/** Replies to each admitted caller without rows of other users, by cell. */
export type Replies = ReadonlyMap<string, string>;

/** Collects the replies of all reading calls to their admitted callers, about their own rows. */
export async function ownReplies(stage: Stage, lines: readonly Line[]): Promise<Replies> {
  const replies = new Map<string, string>();
  for (const line of lines) {
    const { call, spec, row } = line;
    const whose = sidesOf(row)[0] ?? 'own';
    const reads = call.startsWith('GET ') || row.reads;
    if (!reads || whose === 'others' || row.tells !== undefined) continue;
    for (const caller of callers) {
      if (expectedOf({ call, spec, row, caller, whose }).is === 'refused') continue;
      const at = await sceneOf(stage, { caller, whose }, false);
      const token = caller === 'logged-out' ? undefined : at.me.token;
      const { text } = await ask(stage.api, { call, spec, parts: await row.parts?.(at), token });
      replies.set(labelOf(line, { caller, whose }), text);
    }
  }
  return replies;
}

/** The cells whose reply changed, although only other users have acted. */
export function repliesApart(before: Replies, after: Replies): string[] {
  return [...before].flatMap(([cell, text]) =>
    after.get(cell) === text
      ? []
      : [`${cell}: the reply changes with actions of other users: ${difference(text, after.get(cell) ?? '')}`],
  );
}

/** The first difference. */
function difference(one: string, other: string): string {
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  const from = Math.max(0, (at === -1 ? one.length : at) - 40);
  return `“${one.slice(from, from + 80)}” became “${other.slice(from, from + 80)}”`;
}
