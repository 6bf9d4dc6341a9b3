import type { AnswerRecord } from '@fourfold/core/contract/practice';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnswer, answerAll, aSequence, aSet, questionsOfSet, save } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { reconcile } from './reconcile.ts';
import type { Difference } from './reference.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function differences(): Promise<Difference[]> {
  const found: Difference[] = [];
  await reconcile(server.db, (difference) => found.push(difference));
  return found;
}

/** The next action of a student or an author; numbers select a record. */
const move = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), at: fc.nat(), right: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('again' as const), at: fc.nat(), after: fc.nat(60) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('five at once' as const), at: fc.nat(), right: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const), at: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide' as const), at: fc.nat(), hidden: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('mend' as const), at: fc.nat(), to: fc.nat() }) },
);

describe('folding every history', () => {
  it('equals the stored progress, after any actions of a student and changes by authors', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 14 }), async (moves) => {
        const person = await server.as('student');
        const { set, reference, first, second, detour } = await aSequence(server.db);
        const inSet = await questionsOfSet(server.db, set, 3);
        const places = [
          ...[first, second, detour].map((question) => ({ question, reference })),
          ...inSet.questions.map((question) => ({ question, reference: inSet.reference })),
        ];
        const sent: AnswerRecord[] = [];
        for (const next of moves) {
          const place = places['at' in next ? next.at % places.length : 0];
          if (!place) throw new Error('there are six places');
          const { question } = place;
          if (next.kind === 'answer') {
            sent.push(anAnswer(person, place.reference, question.id, [next.right ? question.right : question.wrong]));
            await save(person, sent.at(-1) as AnswerRecord);
          } else if (next.kind === 'five at once') {
            const body = anAnswer(person, place.reference, question.id, [next.right ? question.right : question.wrong]);
            sent.push(body);
            await Promise.all(Array.from({ length: 5 }, () => save(person, body)));
          } else if (next.kind === 'again' && sent.length > 0) {
            const body = sent[next.at % sent.length] as AnswerRecord;
            await save(person, { ...body, time_spent_after_answer: next.after });
          } else if (next.kind === 'settle') {
            const body = { user_id: person.account.id, ...reference };
            await person.call('POST /user_progresses/save_user_progress', { body });
          } else if (next.kind === 'reset') {
            const body = { user_id: person.account.id, ...place.reference };
            if (place.reference.reference_type === 'HomeProblemSetQuestions') {
              await person.call('POST /user_progresses/reset_user_problemset_progress', { body: body as never });
            } else await person.call('POST /user_progresses/reset_user_progress', { body: body as never });
          } else if (next.kind === 'mend') {
            const other = places[next.to % 3]?.question.id ?? null;
            await server.db
              .updateTable('questions')
              .set({ link_right_question_id: other, link_wrong_problemset_id: set })
              .where('id', '=', question.id)
              .execute();
            await withRevisions(server.db, (tx) =>
              sql`update answers set correct = not correct where question_id = ${question.id}`.execute(tx),
            );
          } else if (next.kind === 'hide') {
            await server.db
              .updateTable('questions')
              .set({ is_hidden: next.hidden })
              .where('id', '=', question.id)
              .execute();
          }
        }
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('needs no content: the result is the same after all content was deleted', async () => {
    await sql`truncate questions, answers, problem_sets, subsubtopics cascade`.execute(server.db);
    expect(await reconcile(server.db, () => {})).toBeGreaterThan(0);
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['a state', sql`update practice_progress set state = jsonb_set(state, '{run}', '3')`],
    ['a number', sql`update practice_progress set seq = seq + 1`],
    ['time', sql`update practice_progress set time_spent_before_answer = 1`],
    ['an event', sql`update practice_events set event = jsonb_set(event, '{total_questions}', '9')`],
    ['a verdict', sql`update practice_events set is_correct = not is_correct`],
    ['a lost event', sql`delete from practice_events where seq = 1`],
    ['a lost row', sql`delete from practice_progress where true`],
    ['what the charts count', sql`update answer_quarters set time_after = time_after + 1`],
    ['a lost quarter of an hour', sql`delete from answer_quarters where true`],
    ['a quarter too many', sql`insert into answer_quarters (user_id, starts_at) select id, '2026-01-01' from users`],
  ])('names the history in which %s is not what the events add up to', async (_, tampering) => {
    const person = await server.as('student');
    const { reference, questions } = await aSet(server.db, 2);
    await answerAll(
      person,
      reference,
      questions.map((question) => [question, true] as const),
    );
    expect(await differences()).toEqual([]);
    await server.db.transaction().execute(async (tx) => {
      await tampering.execute(tx);
      const found: Difference[] = [];
      await reconcile(tx, (difference) => found.push(difference));
      expect(found.map(({ user_id }) => user_id)).toContain(person.account.id);
      await sql`rollback`.execute(tx);
    });
    expect(await differences()).toEqual([]);
  });
});
