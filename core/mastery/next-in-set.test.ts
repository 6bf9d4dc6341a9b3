import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextInSet } from './next-in-set.ts';

const question = (position: number, is_hidden = false) => ({ id: `q${position}`, position, is_hidden });

describe('the next question of a set', () => {
  it('is the next visible one by position; after the last, the first', () => {
    const questions = [question(3), question(0), question(1, true), question(2)];
    expect(nextInSet(questions, null)?.id).toBe('q0');
    expect(nextInSet(questions, question(0))?.id).toBe('q2');
    expect(nextInSet(questions, question(2))?.id).toBe('q3');
    expect(nextInSet(questions, question(3))?.id).toBe('q0');
  });

  it('is found from the position of a question that was hidden or deleted', () => {
    expect(nextInSet([question(0), question(2)], { position: 1 })?.id).toBe('q2');
  });

  it('is the same question in a set of one, and undefined without a visible question', () => {
    expect(nextInSet([question(5)], question(5))?.id).toBe('q5');
    expect(nextInSet([question(5, true)], null)).toBeUndefined();
  });

  it('visits every visible question in turn, and no hidden one', () => {
    const set = fc.uniqueArray(fc.record({ position: fc.nat(50), is_hidden: fc.boolean() }), {
      selector: ({ position }) => position,
      minLength: 1,
    });
    fc.assert(
      fc.property(set, (rows) => {
        const questions = rows.map(({ position, is_hidden }) => question(position, is_hidden));
        const visible = questions.filter(({ is_hidden }) => !is_hidden);
        const shown = new Set<string>();
        let at = nextInSet(questions, null);
        for (let n = 0; at && n < visible.length; n++) {
          shown.add(at.id);
          at = nextInSet(questions, at);
        }
        expect(shown).toEqual(new Set(visible.map(({ id }) => id)));
      }),
    );
  });
});
