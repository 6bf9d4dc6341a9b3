import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../practice/reconcile.ts';
import type { Difference } from '../practice/reference.ts';
import { aPair, workKinds } from '../testing/assignments.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.clock.now = new Date('2026-11-21T17:00:00Z');
});
afterAll(() => server.stop());

async function differences(): Promise<string[]> {
  const found: Difference[] = [];
  await reconcile(server.db, (difference) => found.push(difference));
  return found.map(({ what }) => what);
}

describe('reconciling assignments', () => {
  it.each(['set', 'sequence'] as const)('reports a state that differs from the history: a %s', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds[kind](server);
    await work.finish(student);
    const { id } = await tutor.call('POST /assignments', { body: work.body(student) });
    await work.begin(student);
    expect(await differences()).toEqual([]);
    const state = (completed_at: Date | null) =>
      server.db.updateTable('assignments').set({ completed_at }).where('id', '=', id).execute();
    await state(new Date());
    expect(await differences()).toEqual([
      expect.stringMatching(/^assignment .* is completed, though it was not finished after event \d+$/),
    ]);
    await state(null);
    await work.finish(student);
    expect(await differences()).toEqual([]);
    await tutor.call('POST /assignments', { body: work.body(student, { type: 'reassign' }) });
    expect(await differences()).toEqual([]);
    await server.db.deleteFrom('assignments').where('completed_at', 'is', null).execute();
    await state(null);
    expect(await differences()).toEqual([
      expect.stringMatching(/^assignment .* is open, though it was finished after event \d+$/),
    ]);
    await state(new Date());
  });
});
