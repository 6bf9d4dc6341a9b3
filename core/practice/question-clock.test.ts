import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockEvent, idleLimit, type QuestionClock, startedClock, stepClock } from './question-clock.ts';

const tick = { kind: 'tick', visible: true, onQuestion: true } as const;
const [acted, checked, shown, stayed] = (['acted', 'checked', 'shown', 'stayed'] as const).map((kind) => ({
  kind,
})) as [ClockEvent, ClockEvent, ClockEvent, ClockEvent];
const ticks = (count: number): ClockEvent[] => Array.from({ length: count }, () => tick);
const run = (events: readonly ClockEvent[], from: QuestionClock = startedClock) => events.reduce(stepClock, from);

describe('the seconds on a question', () => {
  it('are counted before the answer, then after it, and from 0 for the next question [PRC-023]', () => {
    const after = run([...ticks(12), checked, ...ticks(5)]);
    expect(after).toMatchObject({ before: 12, after: 5 });
    expect(run([shown, tick], after)).toMatchObject({ half: 'before', before: 1, after: 0 });
  });

  it('do not count while the page is hidden or another question is shown', () => {
    const hidden = { ...tick, visible: false };
    const elsewhere = { ...tick, onQuestion: false };
    expect(run([tick, hidden, hidden, elsewhere, tick])).toMatchObject({ before: 2, idle: 3 });
  });
});

describe('an inactive student', () => {
  it('is asked after 240 ticks and not before [PRC-024]', () => {
    expect(idleLimit).toBe(240);
    expect(run(ticks(239)).isAsking).toBe(false);
    expect(run(ticks(240)).isAsking).toBe(true);
    expect(run([...ticks(239), acted, ...ticks(239)]).isAsking).toBe(false);
    expect(run([...ticks(239), acted, ...ticks(240)]).isAsking).toBe(true);
  });

  it('is asked across questions: the next question appearing is no activity', () => {
    expect(run([...ticks(200), shown, ...ticks(40)]).isAsking).toBe(true);
  });

  it('gets all counts unchanged after OK, whatever happened meanwhile', () => {
    const asked = run(ticks(240));
    const still = run([...ticks(500), acted, ...ticks(3)], asked);
    expect(still).toEqual(asked);
    expect(run([stayed], still)).toEqual({ ...asked, idle: 0, isAsking: false });
  });
});

describe('any events', () => {
  const single = fc.oneof(
    fc.record({ kind: fc.constant('tick' as const), visible: fc.boolean(), onQuestion: fc.boolean() }),
    fc.constantFrom(tick, acted, checked, shown, stayed),
  );
  // Long inactive stretches among other events, so that the dialog opens.
  const events = fc
    .array(
      fc.oneof(
        single.map((one) => [one]),
        fc.integer({ min: 1, max: 300 }).map(ticks),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.flat());

  it('a tick adds at most one to one count, and nothing while the dialog is open', () => {
    fc.assert(
      fc.property(events, (all) => {
        let clock = startedClock;
        for (const each of all) {
          const next = stepClock(clock, each);
          const more = next.before + next.after - clock.before - clock.after;
          if (each.kind === 'tick') expect(more).toBe(!clock.isAsking && each.visible && each.onQuestion ? 1 : 0);
          else if (each.kind !== 'shown') expect(more).toBe(0);
          if (clock.isAsking && each.kind === 'tick') expect(next).toBe(clock);
          clock = next;
        }
      }),
    );
  });

  it('the dialog opens exactly after 240 visible ticks in a row without activity', () => {
    fc.assert(
      fc.property(events, (all) => {
        let clock = startedClock;
        let quiet = 0;
        for (const each of all) {
          if (clock.isAsking) quiet = each.kind === 'stayed' ? 0 : quiet;
          else if (each.kind === 'acted') quiet = 0;
          else if (each.kind === 'tick' && each.visible) quiet += 1;
          clock = stepClock(clock, each);
          expect(clock.isAsking).toBe(quiet >= idleLimit);
          expect(clock.idle).toBe(quiet);
        }
      }),
    );
  });

  it('seconds before the answer do not change after Check', () => {
    fc.assert(
      fc.property(events, events, (first, second) => {
        const atCheck = run([...first, checked]);
        const later = second.filter(({ kind }) => kind !== 'shown').reduce(stepClock, atCheck);
        expect(later.before).toBe(atCheck.before);
        expect(later.after).toBeGreaterThanOrEqual(atCheck.after);
      }),
    );
  });
});
