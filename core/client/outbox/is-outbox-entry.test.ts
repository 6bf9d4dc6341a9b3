import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Id } from '../../contract/call.ts';
import { contract } from '../../contract/contract.ts';
import { allSections } from '../../exams/exam-editions.ts';
import { isOutboxEntry } from './is-outbox-entry.ts';
import { newEntry, type OutboxCall } from './outbox-entry.ts';
import { aDraft } from './testing/entries.ts';

const calls = [
  'POST /user_questions/save_user_questions_progress',
  'POST /user_progresses/save_user_progress',
  'POST /user_progresses/save_user_problemset_progress',
  'PUT /mistakes/{id}',
  'POST /user_sat_test_progresses',
  'POST /user_act_test_progresses',
  'POST /user_sat_test_progresses/submit',
  'POST /user_act_test_progresses/submit',
] as const satisfies OutboxCall[];
const whole = z.number().int().min(0);
const envelope = {
  v: z.literal(1),
  id: Id,
  account_id: Id,
  written_at: z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  after_seq: whole,
  rev: whole,
  aside: z.object({ status: whole.max(999), message: z.string().max(10_000) }).nullable(),
};
const OutboxEntry = z.union(
  calls.map((call) => {
    const { body, ...spec } = contract[call];
    // The guard leaves it to the server which sections there are.
    const sections = Object.fromEntries(['sat_type', 'act_type'].map((name) => [name, z.string().max(40)]));
    const own = Object.entries(sections).filter(([name]) => name in body.shape);
    const stored = body.extend(Object.fromEntries(own));
    return z.object({
      ...envelope,
      call: z.literal(call),
      body: stored,
      ...('params' in spec && { params: spec.params }),
    });
  }),
);

/** Values close to the valid ones, and some that are never valid. */
const strange = fc.oneof(
  fc.constantFrom(undefined, null, '', 'x', 0, -1, 1, 0.5, 1.5, 2, 101, 10_000, 10_001, 86_400, 86_401, 1_000_001),
  fc.constantFrom(Number.NaN, true, false, [], {}),
  fc.constantFrom(
    ...calls,
    'HomeSubTopic',
    'HomeProblemSetQuestions',
    'HomeReview',
    '2026-11-26',
    '2026-02-29',
    '2024-02-29',
    '0000-01-01',
    'HomeSatMockTestQuestion',
    ...allSections('sat').map(({ type }) => type),
    ...allSections('act').map(({ type }) => type),
    'slip',
    '2026-11-28T09:30Z',
    '2026-02-29T09:30:01Z',
    '2026-11-28T24:30:01.5Z',
    '2026-11-28T09:30:01.5Z',
  ),
  fc.constantFrom(1e21, Number.POSITIVE_INFINITY, '00000000-0000-0000-0000-000000000000', 'x'.repeat(1001)),
  fc.uuid(),
  fc.array(fc.uuid(), { maxLength: 25 }),
  fc.double({ min: -10, max: 110 }),
);
const names = [
  'question_id', 'total_questions', 'percent_complete', 'started', 'time_spent_after_answer', 'next_problemset_id',
  'view_full_explanation', 'given_answer_ids', 'reference_type', 'is_correct', 'given_free_response_answer', 'id',
  'user_id', 'reference_id', 'time_spent_before_answer', 'sat_id', 'total_correct', 'act_id', 'sat_type', 'act_type',
  'real_test', 'submitted', 'attempt', 'extra_time', 'sat_test_progress', 'act_test_progress',
  'cause', 'note', 'updated_at', 'day', 'helped',
]; // biome-ignore format: a list of names

describe('the guard of stored entries', () => {
  it('accepts exactly what the schema accepts, with any values in one or two fields', () => {
    const inBody = fc.tuple(fc.constantFrom(...names), strange);
    const outside = fc.tuple(
      fc.constantFrom('v', 'id', 'account_id', 'written_at', 'rev', 'aside', 'call', 'body', 'params'),
      strange,
    );
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...calls),
        fc.array(inBody, { maxLength: 2 }),
        fc.option(outside),
        (call, body, out) => {
          const entry = newEntry(aDraft({ call }));
          const changed = {
            ...entry,
            body: { ...entry.body, ...Object.fromEntries(body) },
            ...(out && { [out[0]]: out[1] }),
          };
          const right = OutboxEntry.safeParse(changed).success;
          accepted += right ? 1 : 0;
          expect(isOutboxEntry(changed)).toBe(right);
        },
      ),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(33);
  });

  it('accepts nothing but objects', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(isOutboxEntry(value)).toBe(OutboxEntry.safeParse(value).success);
      }),
    );
  });
});
