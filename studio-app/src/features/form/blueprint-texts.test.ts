import { blueprintCells, freeBlueprint } from '@fourfold/core/forms/blueprint';
import { describe, expect, it } from 'vitest';
import { blueprintTexts, readBlueprint } from './blueprint-texts.ts';

const domains = [{ code: 'sat.math.algebra', title: 'Algebra' }];
const blueprint = { domains: { 'sat.math.algebra': 3 }, ranks: { '0': 0 }, kinds: { typed: 2 } } as const;

describe('the numbers of a blueprint as texts', () => {
  it('are read as they were written, and an empty text is any number', () => {
    const texts = blueprintTexts(blueprintCells({ items: [], blueprint }, domains));
    expect(readBlueprint(texts)).toEqual({ blueprint, invalid: [] });
    const cleared = texts.map((cell) => ({ ...cell, text: ' ' }));
    expect(readBlueprint(cleared)).toEqual({ blueprint: freeBlueprint, invalid: [] });
  });

  it.each(['-1', '2.5', 'x', '201'])('%s is invalid', (text) => {
    expect(readBlueprint([{ group: 'ranks', key: '4', text }]).invalid).toEqual(['ranks 4']);
  });
});
