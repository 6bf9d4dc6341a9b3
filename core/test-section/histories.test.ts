import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameEntry } from '../wire/tests/given-entry.ts';
import type { SittingEvent } from './testing/simulated-device.ts';
import { SimulatedSitting } from './testing/simulated-sitting.ts';

const device = fc.nat(1);
const aGrant = fc.constantFrom(...[1.25, 1.5, 2].map((time_factor) => ({ time_factor, time_minutes: null })), {
  time_factor: null,
  time_minutes: 10,
});
const anEvent: fc.Arbitrary<SittingEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ do: fc.constant('answer' as const), device, isFrozen: fc.boolean() },
      question: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.oneof({ weight: 4, arbitrary: fc.nat(200) }, { weight: 2, arbitrary: fc.nat(1500) }, fc.nat(7200)),
      isFrozen: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('open' as const, 'close' as const, 'takeOver' as const), device }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('network' as const), device, on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('setClock' as const),
      device,
      seconds: fc.integer({ min: -7200, max: 7200 }),
    }),
  },
  {
    weight: 1,
    arbitrary: aGrant.map((time) => ({
      do: 'grant' as const,
      terms: { ...time, break_factor: null, break_minutes: null },
    })),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('submit' as const), device: fc.constant(1) }) },
);

/** What is wrong after a history, as sentences. */
function errorsOf(
  events: readonly SittingEvent[],
  { extraTime, comesBack }: { extraTime: number; comesBack: boolean },
): string[] {
  const sitting = new SimulatedSitting(extraTime);
  sitting.run({ do: 'open', device: 0 });
  for (const event of events) sitting.run(event);
  sitting.finish(comesBack);
  const errors: string[] = [];
  const stored = [...sitting.stored.values()].flatMap(({ entry, replaced }) => [entry, ...replaced]);
  const onDevices = sitting.devices.flatMap(({ queue, aside }) => [...queue, ...aside]);
  for (const { entry, givenAt, isClockTrue } of sitting.given) {
    const isStored = stored.some((one) => isSameEntry(one, entry));
    if (
      !isStored &&
      !sitting.replacedUnsent.has(entry) &&
      !onDevices.some((one) => typeof one !== 'string' && one.entry === entry)
    )
      errors.push('an entry is lost');
    const counted = sitting.stored.get(entry.questionId)?.entry;
    // A device counts whole seconds.
    if (counted && isSameEntry(counted, entry) && isClockTrue && sitting.since(givenAt) > sitting.limit + 1000)
      errors.push('an answer after the deadline counts');
  }
  if (!sitting.handedIn) errors.push('it is never handed in');
  else if (sitting.handedIn.by !== 'student' && sitting.since(sitting.handedIn.at) < sitting.limit - 5000)
    errors.push(`it is ended early by ${sitting.handedIn.by}`);
  return errors;
}

it('10,000 random histories with kills, reloads, outages, wrong clocks, two devices and time granted meanwhile lose no entry, end no module early, and count no answer given after the deadline', () => {
  fc.assert(
    fc.property(
      fc.array(anEvent, { maxLength: 60, size: 'max' }),
      fc.record({ extraTime: fc.constantFrom(1, 1.5, 2), comesBack: fc.boolean() }),
      (events, how) => {
        expect(errorsOf(events, how)).toEqual([]);
      },
    ),
    { numRuns: 10_000 },
  );
});

it('the histories reach every end, both devices and answers after the end', () => {
  const seen = new Set<string>();
  for (const [index, events] of fc
    .sample(fc.array(anEvent, { minLength: 20, maxLength: 60, size: 'max' }), { numRuns: 500, seed: 1 })
    .entries()) {
    const sitting = new SimulatedSitting([1, 1.5, 2][index % 3] ?? 1);
    const limitBefore = sitting.limit;
    sitting.run({ do: 'open', device: 0 });
    for (const event of events) sitting.run(event);
    sitting.finish(index % 2 === 0);
    if (sitting.handedIn) seen.add(sitting.handedIn.by);
    if (sitting.given.some(({ givenAt }) => sitting.since(givenAt) > sitting.limit)) seen.add('after');
    if (sitting.limit > limitBefore) seen.add('extended');
    if (sitting.given.length > 5) seen.add('answers');
    if ([...sitting.stored.values()].some(({ replaced }) => replaced.length > 0)) seen.add('replaced');
  }
  expect([...seen].toSorted()).toEqual(['after', 'answers', 'clock', 'extended', 'replaced', 'server', 'student']);
});
