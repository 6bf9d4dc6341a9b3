import { aMap, aMapQuestion, aMapSet } from '@fourfold/core/simulation/testing/maps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInMap } from './find-in-map.ts';

const titles = [
  'Where is the vertex?',
  'How many roots?',
  'Is 12 a root?',
  ...Array.from({ length: 20 }, () => 'More'),
];
const map = aMap(
  titles.map((title, at) => aMapQuestion(`q${at + 1}`, { title })),
  [{ ...aMapSet('s'), title: 'Roots and factors' }],
);
const found = (text: string) => findInMap(map, text).map(({ id }) => id);

describe('a search in the map', () => {
  it('has the question of the number first, then numbers that begin so, then texts', () => {
    expect(found('2')).toEqual(['q2', 'q20', 'q21', 'q22', 'q23', 'q3']);
    expect(found('12')).toEqual(['q12', 'q3']);
    expect(found('012')).toEqual(['q12']);
  });

  it('finds all terms in any order and case, and problem sets last', () => {
    expect(found('ROOT')).toEqual(['q2', 'q3', 's']);
    expect(found('roots many')).toEqual(['q2']);
    expect(found('vertex roots')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });

  it('finds every question by its number, as the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: titles.length }), (number) => {
        expect(found(` ${number} `)[0]).toBe(`q${number}`);
      }),
    );
  });
});
