import type { deadLetterCalls } from '@fourfold/core/contract/dead-letters';
import { newId } from '../../../src/call/new-id.ts';
import type { At, Rows } from '../row.ts';

async function aDeadLetter({ db, household, now }: At) {
  const id = newId();
  await db
    .insertInto('jobs')
    .values({
      ...{ id, kind: 'recovery', user_id: household.student.id, body: JSON.stringify({ email: household.mark }) },
      ...{ made_at: now, due_at: now, failed_at: now, reason: household.mark },
    })
    .execute();
  return { params: { id } };
}

export const deadLetterRows = {
  'GET /dead_letters': { of: 'managed', tells: 'everything' },
  'POST /dead_letters/{id}/retry': { of: 'managed', parts: aDeadLetter },
  'DELETE /dead_letters/{id}': { of: 'managed', parts: aDeadLetter },
} as const satisfies Rows<typeof deadLetterCalls>;
