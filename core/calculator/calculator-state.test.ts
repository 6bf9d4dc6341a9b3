import { describe, expect, it } from 'vitest';
import { emptyCalculator, isCalculatorState, nextColour, nextItemId, sliderOf } from './calculator-state.ts';

const [line] = emptyCalculator.items;
const table = { id: '2', kind: 'table', colour: 1, hidden: false, columns: [{ head: 'x1', cells: ['1', ''] }] };

describe('a stored state', () => {
  it('is accepted as it was stored', () => {
    const state = { ...emptyCalculator, items: [{ ...line, slider: { min: 0, max: 5, step: 1 } }, table] };
    expect(isCalculatorState(JSON.parse(JSON.stringify(state)))).toBe(true);
  });

  it.each([
    ['of another version', { ...emptyCalculator, v: 2 }],
    ['without lines', { ...emptyCalculator, items: [] }],
    ['with an id twice', { ...emptyCalculator, items: [line, line] }],
    ['with too long a line', { ...emptyCalculator, items: [{ ...line, text: '1'.repeat(1_001) }] }],
    ['with an unknown item', { ...emptyCalculator, items: [{ ...line, kind: 'note' }] }],
    ['with an unknown colour', { ...emptyCalculator, items: [{ ...line, colour: 6 }] }],
    ['with a table without columns', { ...emptyCalculator, items: [{ ...table, columns: [] }] }],
    ['with an empty window', { ...emptyCalculator, view: { left: 1, right: 1, bottom: 0, top: 1 } }],
    ['with a window that is no number', { ...emptyCalculator, view: { ...emptyCalculator.view, left: null } }],
    ['with an unknown angle', { ...emptyCalculator, angle: 'gon' }],
    ['that is a text', 'state'],
  ])('is refused %s', (_, state) => {
    expect(isCalculatorState(state)).toBe(false);
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
