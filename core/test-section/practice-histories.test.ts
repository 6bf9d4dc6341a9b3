import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameEntry } from '../wire/tests/given-entry.ts';
import type { PracticeEvent } from './testing/practising-device.ts';
import { SimulatedPractice } from './testing/simulated-practice.ts';

const pageEvents = ['open', 'close', 'kill', 'hide', 'show', 'pause', 'continue'] as const;

/** Events on this device, or on both. */
function anEvent(device: fc.Arbitrary<number>): fc.Arbitrary<PracticeEvent> {
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('answer' as const), device, question: fc.integer({ min: 1, max: 3 }) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        seconds: fc.oneof({ weight: 4, arbitrary: fc.nat(100) }, fc.nat(1000)),
        isFrozen: fc.boolean(),
      }),
    },
    {
      weight: 7,
      arbitrary: fc.record({ do: fc.constantFrom(...pageEvents, 'open' as const, 'takeOver' as const), device }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('network' as const), device, on: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('submit' as const), device: fc.constant(1) }) },
  );
}

function historyOf(events: readonly PracticeEvent[]): SimulatedPractice {
  const practice = new SimulatedPractice();
  practice.run({ do: 'open', device: 0 });
  for (const event of events) practice.run(event);
  practice.finish();
  return practice;
}

/** What is wrong after a history, as sentences. */
function errorsOf(practice: SimulatedPractice): string[] {
  const errors: string[] = [];
  const stored = [...practice.stored.values()];
  const everStored = stored.flatMap(({ entry, replaced }) => [entry, ...replaced]);
  const aside = practice.devices.flatMap((device) => device.aside);
  for (const entry of practice.given) {
    const isStored = everStored.some((one) => isSameEntry(one, entry)) || aside.includes(entry);
    if (!isStored && !practice.replacedUnsent.has(entry)) errors.push('an entry is lost');
  }
  // The answer that counts is the one with the greatest revision, whenever it was given.
  if (stored.some(({ entry, replaced }) => replaced.some(({ rev }) => rev > entry.rev)))
    errors.push('an answer does not count');
  // A reading after sleep adds at most two seconds.
  if (practice.used * 1000 > practice.inView + practice.sleeps * 2000) errors.push('the clock counts time away');
  if (practice.isHandedIn && !practice.hasSubmitted) errors.push('it is handed in by itself');
  return errors;
}

const histories = (device: fc.Arbitrary<number>) => fc.array(anEvent(device), { maxLength: 60, size: 'max' });

it('10,000 random histories in practice mode with kills, reloads, outages, hidden tabs, pauses, sleep and two devices lose no entry, count no time away, and hand nothing in', () => {
  fc.assert(
    fc.property(histories(fc.nat(1)), (events) => {
      expect(errorsOf(historyOf(events))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

it('on one device the clock goes on where it was: a stop loses less than a second, a kill at most what was not saved', () => {
  fc.assert(
    fc.property(histories(fc.constant(0)), (events) => {
      const practice = historyOf(events);
      const lost = practice.stops * 1000 + practice.kills * 31_000;
      expect(practice.used * 1000).toBeGreaterThanOrEqual(practice.inView - lost);
    }),
    { numRuns: 1_000 },
  );
});

it('the histories reach the end of the time, both devices, a submission and answers that wait for a network', () => {
  const seen = new Set<string>();
  for (const events of fc.sample(histories(fc.nat(1)), { numRuns: 500, seed: 1 })) {
    const practice = historyOf(events);
    if (practice.used > 2100) seen.add('over');
    if (practice.isHandedIn) seen.add('submitted');
    if (practice.kills > 0) seen.add('killed');
    if (practice.sleeps > 0) seen.add('slept');
    if (practice.replacedUnsent.size > 0) seen.add('waited');
    if (practice.devices.some(({ aside }) => aside.length > 0)) seen.add('refused');
    if ([...practice.stored.values()].some(({ replaced }) => replaced.length > 0)) seen.add('replaced');
  }
  expect([...seen].toSorted()).toEqual(['killed', 'over', 'refused', 'replaced', 'slept', 'submitted', 'waited']);
});
