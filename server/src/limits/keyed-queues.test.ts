import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createQueues } from './keyed-queues.ts';

const full = () => new Error('full');

it('runs up to the maximum at a time, in order, after any failures, and separately for each key', async () => {
  const jobs = fc.array(fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean(), steps: fc.nat(3) }));
  await fc.assert(
    fc.asyncProperty(jobs, fc.integer({ min: 1, max: 3 }), async (all, maxRunning) => {
      const runInQueue = createQueues();
      const running = { a: 0, b: 0 };
      const began: Record<'a' | 'b', number[]> = { a: [], b: [] };
      let maxSeen = 0;
      const done = await Promise.allSettled(
        all.map(({ key, fails, steps }, at) =>
          runInQueue(key, { maxRunning, maxWaiting: all.length }, full, async () => {
            began[key].push(at);
            running[key] += 1;
            maxSeen = Math.max(maxSeen, running[key]);
            for (let step = 0; step < steps; step += 1) await null;
            running[key] -= 1;
            if (fails) throw new Error('failed');
            return at;
          }),
        ),
      );
      expect(maxSeen).toBeLessThanOrEqual(maxRunning);
      for (const key of ['a', 'b'] as const) {
        expect(began[key]).toEqual(all.flatMap((job, at) => (job.key === key ? [at] : [])));
      }
      expect(done.map(({ status }) => status)).toEqual(all.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')));
    }),
    { numRuns: 200 },
  );
});

it('refuses work while the queue is full, and accepts it again once it is shorter', async () => {
  const runInQueue = createQueues();
  const width = { maxRunning: 1, maxWaiting: 1 };
  const gate = Promise.withResolvers<string>();
  const first = runInQueue('a', width, full, () => gate.promise);
  const second = runInQueue('a', width, full, async () => 'second');
  await expect(runInQueue('a', width, full, async () => 'third')).rejects.toThrow('full');
  gate.resolve('first');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await runInQueue('a', width, full, async () => 'fourth')).toBe('fourth');
});
