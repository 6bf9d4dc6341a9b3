import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssignmentProgress } from '../contract/assignments.ts';
import { actionOf } from './assignment-action.ts';
import { canAssign, canReassign } from './can-assign.ts';
import { isDoneSince, isFinished } from './is-finished.ts';

const inSet = (total_correct: number): AssignmentProgress => ({ total_correct, percent_complete: total_correct * 25 });
const inSequence = (percent_complete: number): AssignmentProgress => ({ total_correct: 0, percent_complete });
const [set, sequence] = ['problem_set', 'sequence'] as const;

const kind = fc.constantFrom(set, sequence);
const progress = fc.option(
  fc.record({ total_correct: fc.nat(4), percent_complete: fc.constantFrom(0, 33.33, 99.99, 100) }),
);
const assignments = fc.array(fc.record({ status: fc.constantFrom('current' as const, 'completed' as const) }), {
  maxLength: 4,
});

describe('an assignment target', () => {
  it('is finished: a set with four right in a row, a sequence at 100 percent', () => {
    expect([3, 4].map((correct) => isFinished(set, inSet(correct)))).toEqual([false, true]);
    expect([99.99, 100].map((percent) => isFinished(sequence, inSequence(percent)))).toEqual([false, true]);
    expect([isFinished(set, null), isFinished(sequence, null)]).toEqual([false, false]);
  });

  it('completes an assignment only by an event after the assignment was made', () => {
    const mastered = inSet(4);
    expect(isDoneSince({ kind: set, after_seq: 5 }, { seq: 5, progress: mastered })).toBe(false);
    expect(isDoneSince({ kind: set, after_seq: 5 }, { seq: 6, progress: mastered })).toBe(true);
    expect(isDoneSince({ kind: set, after_seq: 5 }, { seq: 6, progress: inSet(3) })).toBe(false);
    expect(isDoneSince({ kind: sequence, after_seq: 0 }, { seq: 2, progress: inSequence(100) })).toBe(true);
  });
});

describe('the action of an assignment', () => {
  it.each([
    [set, null, 'start'],
    [set, inSet(0), 'continue'],
    [set, inSet(3), 'continue'],
    [set, inSet(4), 'redo'],
    [sequence, null, 'start'],
    [sequence, inSequence(0), 'continue'],
    [sequence, inSequence(99.99), 'continue'],
    [sequence, inSequence(100), null],
  ] as const)('of a %s with progress %o is %s', (reference_type, at, action) => {
    expect(actionOf({ reference_type, progress: at })).toBe(action);
  });
});

describe('a tutor', () => {
  const none = { progress: null, assignments: [] };
  const current = { status: 'current' as const };
  const completed = { status: 'completed' as const };

  it('may assign a sequence that is not assigned, even if it is finished', () => {
    expect(canAssign({ kind: sequence, ...none })).toBe(true);
    expect(canAssign({ kind: sequence, progress: inSequence(100), assignments: [] })).toBe(true);
    expect(canAssign({ kind: sequence, progress: inSequence(50), assignments: [current] })).toBe(false);
    expect(canAssign({ kind: sequence, progress: inSequence(100), assignments: [completed] })).toBe(false);
    // Started again after it was completed.
    expect(canAssign({ kind: sequence, progress: inSequence(50), assignments: [completed] })).toBe(true);
  });

  it('may reassign a sequence at 100 percent with a completed assignment', () => {
    expect(canReassign({ kind: sequence, progress: inSequence(100), assignments: [completed] })).toBe(true);
    expect(canReassign({ kind: sequence, progress: inSequence(99.99), assignments: [completed] })).toBe(false);
    expect(canReassign({ kind: sequence, progress: inSequence(100), assignments: [] })).toBe(false);
  });

  it('may assign a problem set only while no assignment exists for it', () => {
    expect(canAssign({ kind: set, ...none })).toBe(true);
    expect(canAssign({ kind: set, progress: inSet(4), assignments: [] })).toBe(true);
    expect(canAssign({ kind: set, progress: null, assignments: [current] })).toBe(false);
    expect(canAssign({ kind: set, progress: null, assignments: [completed] })).toBe(false);
  });

  it('may reassign a problem set only when it is mastered and an assignment exists', () => {
    expect(canReassign({ kind: set, progress: inSet(4), assignments: [completed] })).toBe(true);
    expect(canReassign({ kind: set, progress: inSet(3), assignments: [completed] })).toBe(false);
    expect(canReassign({ kind: set, progress: inSet(4), assignments: [] })).toBe(false);
  });

  it('is never offered both actions, and neither while the target is assigned', () => {
    fc.assert(
      fc.property(kind, progress, assignments, (kind, at, given) => {
        const target = { kind, progress: at, assignments: given };
        const offers = [canAssign(target), canReassign(target)];
        expect(offers).not.toEqual([true, true]);
        if (given.some(({ status }) => status === 'current')) expect(offers).toEqual([false, false]);
        if (given.length === 0) expect(offers).toEqual([true, false]);
      }),
    );
  });
});
