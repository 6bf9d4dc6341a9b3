import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BlueprintCell, blueprintCells, cellProblem, freeBlueprint, type ModuleBlueprint } from './blueprint.ts';
import { shownItems } from './counted-items.ts';
import { anyItems, itemsOf, twoDomains } from './testing/arbitrary-items.ts';

const foundIn = (cells: readonly BlueprintCell[], group: BlueprintCell['group']) =>
  cells.filter((cell) => cell.group === group).reduce((sum, { found }) => sum + found, 0);

describe('the cells of a blueprint', () => {
  it('count each question that students see once by rank and once by kind', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const cells = blueprintCells({ items, blueprint: freeBlueprint }, twoDomains);
        const shown = shownItems(items);
        expect(foundIn(cells, 'ranks')).toBe(shown.length);
        expect(foundIn(cells, 'kinds')).toBe(shown.length);
        expect(foundIn(cells, 'domains')).toBe(shown.reduce((sum, { skills }) => sum + skills.length, 0));
        expect(cells.every(({ wanted }) => wanted === null)).toBe(true);
      }),
    );
  });

  it('have no problem if the blueprint asks for what there is, and one for each cell that it asks more or less of', () => {
    fc.assert(
      fc.property(anyItems, fc.integer({ min: 1, max: 5 }), (items, more) => {
        const found = blueprintCells({ items, blueprint: freeBlueprint }, twoDomains);
        const wanted = (by: number): ModuleBlueprint => {
          const of = (group: BlueprintCell['group']) =>
            Object.fromEntries(found.filter((cell) => cell.group === group).map((cell) => [cell.key, cell.found + by]));
          return { domains: of('domains'), ranks: of('ranks'), kinds: of('kinds') };
        };
        const problems = (by: number) =>
          blueprintCells({ items, blueprint: wanted(by) }, twoDomains).flatMap((cell) => cellProblem(cell) ?? []);
        expect(problems(0)).toEqual([]);
        expect(problems(more)).toHaveLength(found.length);
        expect(problems(more).every((text) => text.endsWith(`${more} too few.`))).toBe(true);
      }),
    );
  });

  it('say what is short or over, also of a domain that is not in the list', () => {
    const blueprint = { domains: { a: 3, old: 1 }, ranks: { '2': 1 }, kinds: { typed: 0, 'one-choice': 2 } } as const;
    const cells = blueprintCells({ items: itemsOf(2, 2), blueprint }, twoDomains);
    expect(cells.flatMap((cell) => cellProblem(cell) ?? [])).toEqual([
      '2 questions of Algebra, 3 wanted: 1 too few.',
      '0 questions of old, 1 wanted: 1 too few.',
      '2 questions of rank 3, 1 wanted: 1 too many.',
    ]);
  });
});
