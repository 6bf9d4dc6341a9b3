import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswer } from './outbox-entry.ts';
import { readable } from './outbox-queue.ts';
import { savedState } from './outbox-view.ts';
import { testDeedOf } from './test-deed.ts';
import { changed, keyOf, me } from './testing/outbox-deeds.ts';
import { answersIn, promisesOf, safe } from './testing/outbox-promises.ts';
import { allIsWell, everything, faulty, kinds, orderly, run } from './testing/random-steps.ts';
import { createWorld } from './testing/world.ts';
import { refusedQuestion } from './testing/world-server.ts';

// One run takes about 4 ms. Every test run draws other steps.
describe('the outbox', () => {
  it('loses nothing that it reported as safe, whatever fails, crashes or is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(everything), async (steps) => {
        const world = createWorld();
        world.openTab();
        const promised = new Map<string, number>();
        const check = (now: ReadonlyMap<string, number>) => {
          for (const [id, after] of promised) expect(now.get(id) ?? -1).toBeGreaterThanOrEqual(after);
        };
        for (const step of steps) {
          await run(world, step);
          for (const tab of world.tabs) for (const [id, after] of promisesOf(tab)) promised.set(id, after);
          check(safe(world));
        }
        world.openTab();
        await allIsWell(world);
        const end = safe(world);
        check(end);
        const left = answersIn(world);
        expect(left.filter(({ aside, body }) => aside === null || body.question_id !== refusedQuestion)).toEqual([]);
        // Of tests only refused entries are left, one for each question.
        const tests = readable(world.disk).filter(({ entry }) => testDeedOf(entry) !== null);
        expect(tests.filter(({ entry }) => entry.aside === null)).toEqual([]);
        const keys = tests.map(({ entry }) => keyOf(entry));
        expect(keys).toEqual([...new Set(keys)]);
        for (const tab of world.tabs) {
          for (const id of tab.appended) expect(end.get(id)).toBe(tab.halves.get(id) ?? 0);
          for (const [key, rev] of tab.revs) expect(end.get(key) ?? -1).toBeGreaterThanOrEqual(rev);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the first half of an answer as it was given', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(faulty), async (steps) => {
        const world = createWorld();
        world.openTab();
        for (const step of steps) await run(world, step);
        world.openTab();
        await allIsWell(world);
        for (const { entry } of world.arrived) expect(isAnswer(entry) && entry.body).not.toMatchObject(changed);
        for (const { body } of answersIn(world)) expect(body).not.toMatchObject(changed);
      }),
      { numRuns: 100 },
    );
  });

  it('never sends what it knows to be wrong', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(everything, 100), async (steps) => {
        const world = createWorld();
        world.openTab();
        for (const step of steps) {
          await run(world, step);
          expect(world.wrongs).toEqual([]);
        }
        await allIsWell(world);
        expect(world.wrongs).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the order of answers of each tab', async () => {
    await fc.assert(
      fc.asyncProperty(kinds(faulty), async (steps) => {
        const world = createWorld();
        const tabs = [world.openTab()];
        for (const step of steps) {
          await run(world, step);
          for (const tab of world.tabs) if (!tabs.includes(tab)) tabs.push(tab);
        }
        world.openTab();
        await allIsWell(world);
        const arrived = world.arrived.map(({ id }) => id);
        for (const tab of tabs) {
          const mine = arrived.filter((id) => tab.appended.includes(id));
          expect(mine).toEqual(tab.appended.filter((id) => mine.includes(id)));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('sends one entry at a time, and confirms each once, over all tabs', async () => {
    await fc.assert(
      fc.asyncProperty(kinds([...orderly, 'badly']), async (steps) => {
        const world = createWorld();
        world.openTab();
        for (const step of steps) {
          const sending = world.work.findIndex(({ kind }) => kind === 'send');
          if (step.do !== 'badly') await run(world, step);
          else if (sending >= 0) await run(world, { do: 'badly', n: sending });
        }
        await world.quiet();
        expect(world.mostAtOnce).toBeLessThanOrEqual(1);
        for (const [id, times] of world.confirmed) expect(`${id}: ${times}`).toBe(`${id}: 1`);
        for (const tab of world.tabs) expect(savedState(tab.outbox.view(), me).at).not.toBe('saving');
      }),
      { numRuns: 100 },
    );
  });
});
