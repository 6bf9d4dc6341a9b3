import type { deadLetterCalls } from '@fourfold/core/contract/dead-letters';
import { newId } from '../../../src/call/new-id.ts';
import type { AreaRows, CellContext } from '../call-row.ts';

async function aDeadLetter({ db, group, now }: CellContext) {
  const id = newId();
  await db
    .insertInto('jobs')
    .values({
      ...{ id, kind: 'recovery', user_id: group.student.id, body: JSON.stringify({ email: group.mark }) },
      ...{ made_at: now, due_at: now, failed_at: now, reason: group.mark },
    })
    .execute();
  return { params: { id } };
}

export const deadLetterRows = {
  'GET /dead_letters': { of: 'managed', tells: 'everything' },
  'POST /dead_letters/{id}/retry': { of: 'managed', parts: aDeadLetter },
  'DELETE /dead_letters/{id}': { of: 'managed', parts: aDeadLetter },
} as const satisfies AreaRows<typeof deadLetterCalls>;
