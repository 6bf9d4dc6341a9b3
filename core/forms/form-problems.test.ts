import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeBlueprint } from './blueprint.ts';
import { countedItems, shownItems } from './counted-items.ts';
import { type CheckedPart, formProblems } from './form-problems.ts';
import { type AnyItem, anyItems, itemsOf, twoDomains } from './testing/arbitrary-items.ts';

const written = [itemsOf(0, 1), itemsOf(2, 2)].flat();
const part = (
  [first, easier, harder]: readonly (readonly AnyItem[])[],
  changed: Partial<CheckedPart> = {},
): CheckedPart => ({
  entered: null,
  isEstimated: true,
  domains: twoDomains,
  modules: [
    { type: 'M1', route: null, items: first ?? [], blueprint: freeBlueprint },
    { type: 'M2Easier', route: 'easier', items: easier ?? [], blueprint: freeBlueprint },
    { type: 'M2Harder', route: 'harder', items: harder ?? [], blueprint: freeBlueprint },
  ],
  ...changed,
});
const found = (checked: CheckedPart) => formProblems(checked).map(({ name, module, text }) => [name, module, text]);

describe('a part of a test on screen', () => {
  it('that is written has no problem', () => {
    expect(found(part([written, written, written], { entered: 3 }))).toEqual([]);
  });

  it('needs questions in its first module and in both second ones', () => {
    expect(found(part([written, written, []]))).toEqual([
      ['one-route', 'M2Harder', 'It has no question that students see: all students get the easier module.'],
    ]);
    const hidden = itemsOf(2, 1).map((item) => ({ ...item, is_hidden: true }));
    expect(found(part([hidden, hidden, []]))).toEqual([
      ['nothing-to-show', 'M1', 'It has no question that students see.'],
      ['one-route', 'M2Easier', 'It has no question that students see: the test ends after module 1.'],
      ['one-route', 'M2Harder', 'It has no question that students see: the test ends after module 1.'],
    ]);
  });

  it('has a number for its route that students can reach, whichever questions are tried out', () => {
    fc.assert(
      fc.property(anyItems, fc.integer({ min: 1, max: 14 }), (items, entered) => {
        const problems = formProblems(part([items, written, written], { entered, isEstimated: false }));
        const isClosed = problems.some(({ name }) => name === 'closed-route');
        expect(isClosed).toBe(entered > countedItems(items).length);
        expect(problems.some(({ name }) => name === 'nothing-to-show')).toBe(shownItems(items).length === 0);
      }),
    );
    expect(found(part([written, written, written], { entered: 4 }))).toEqual([
      ['closed-route', 'M1', 'The harder module takes 4 right answers, and only 3 can be right: no student gets it.'],
    ]);
  });

  it('whose score is estimated needs ranks that are not all those of new questions', () => {
    const fresh = part([itemsOf(0, 4), written, written]);
    expect(found(fresh)).toEqual([
      [
        'default-ranks',
        'M1',
        'All 4 counted questions have rank 1, as a new question has. The score is estimated from the ranks.',
      ],
    ]);
    expect(found({ ...fresh, isEstimated: false })).toEqual([]);
    expect(found(part([itemsOf(0, 1), written, written]))).toEqual([]);
  });

  it('reports each cell of a blueprint that is short or over', () => {
    const [first, ...others] = part([written, written, written]).modules;
    if (!first) throw new Error('no module');
    const blueprint = { ...freeBlueprint, domains: { a: 2, b: 1 } };
    expect(found({ ...part([]), modules: [{ ...first, blueprint }, ...others] })).toEqual([
      ['off-blueprint', 'M1', '3 questions of Algebra, 2 wanted: 1 too many.'],
      ['off-blueprint', 'M1', '0 questions of Data, 1 wanted: 1 too few.'],
    ]);
  });
});
