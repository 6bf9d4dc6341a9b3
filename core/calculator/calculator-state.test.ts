import { describe, expect, it } from 'vitest';
import { emptyCalculator, nextColour, nextItemId, readCalculator, sliderOf } from './calculator-state.ts';

const [line] = emptyCalculator.items;
const table = { id: '2', kind: 'table', colour: 1, hidden: false, columns: [{ head: 'x1', cells: ['1', ''] }] };

describe('a stored state', () => {
  const state = { ...emptyCalculator, items: [{ ...line, slider: { min: 0, max: 5, step: 1 } }, table] };

  it('is read as it was stored', () => {
    expect(readCalculator(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    ['an item of an unknown kind', { ...line, kind: 'note' }],
    ['too long a line', { ...line, text: '1'.repeat(1_001) }],
    ['an unknown colour', { ...line, colour: 6 }],
    ['a table without columns', { ...table, columns: [] }],
    ['a slider without a range', { ...line, slider: { min: 1, max: 1, step: 1 } }],
    ['a slider that does not move', { ...line, slider: { min: 0, max: 1, step: 0 } }],
    ['a text', 'line'],
  ])('with %s has its other lines', (_, item) => {
    const bad = typeof item === 'string' ? item : { ...item, id: '3' };
    expect(readCalculator({ ...state, items: [state.items[0], bad, table] })).toEqual(state);
  });

  it('with an id twice has the first of both, and 60 items at most', () => {
    expect(readCalculator({ ...state, items: [...state.items, { ...line, text: 'second' }] })).toEqual(state);
    const many = Array.from({ length: 70 }, (_, at) => ({ ...line, id: `${at}` }));
    expect(readCalculator({ ...state, items: many }).items).toHaveLength(60);
  });

  it.each([
    ['an empty window', { view: { left: 1, right: 1, bottom: 0, top: 1 } }],
    ['a window that is no number', { view: { ...emptyCalculator.view, left: null } }],
    ['an unknown angle', { angle: 'gon' }],
    ['unknown numbers', { numbers: 'roman' }],
  ])('with %s has its lines', (_, part) => {
    expect(readCalculator({ ...state, ...part })).toEqual(state);
  });

  it.each([
    ['of another version', { ...state, v: 2 }],
    ['without lines', { ...emptyCalculator, items: [] }],
    ['whose lines are no list', { ...emptyCalculator, items: 'x' }],
    ['that is a text', 'state'],
  ])('%s is empty', (_, stored) => {
    expect(readCalculator(stored)).toEqual(emptyCalculator);
  });
});

it('a new line has an id and a colour of its own', () => {
  const items = [{ ...emptyCalculator.items[0], id: '7', colour: 5 }] as typeof emptyCalculator.items;
  expect([nextItemId(items), nextColour(items)]).toEqual(['8', 0]);
});

it('a line that sets a name to a number is a slider', () => {
  expect(['a=3', ' b_1 = -.5', 'm1=−2.25'].map(sliderOf)).toEqual([
    { name: 'a', value: 3 },
    { name: 'b_1', value: -0.5 },
    { name: 'm1', value: -2.25 },
  ]);
  expect(['x=3', 'y=1', 'e=2', 'a=2b', 'a+1=2', 'f(x)=2', ''].map(sliderOf)).toEqual(new Array(7).fill(null));
});
