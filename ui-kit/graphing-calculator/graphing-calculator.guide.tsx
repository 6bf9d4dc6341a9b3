import { emptyCalculator } from '@fourfold/core/calculator/calculator-state';
import type { Guide } from '../stories/guide.ts';
import { GraphingCalculator } from './graphing-calculator.tsx';

const none = () => {};
const frame = { height: '24rem' };

export const guide: Guide = {
  use: [
    'For questions of mathematics in which a calculator is allowed, in a test and in practice.',
    'In a panel or a sheet that the student opens, because its code is large.',
  ],
  instead: [
    { when: 'A number is typed as an answer.', take: 'StudentProduced' },
    { when: 'Results of students are drawn.', take: 'ColumnChart' },
  ],
  anatomy: [
    { part: 'Line', what: 'an expression with its number in the colour of its curve, and its result or error below.' },
    { part: 'Slider', what: 'below a line that sets a name to a number.' },
    { part: 'Table', what: 'columns of data, and columns that are computed from them.' },
    { part: 'Graph', what: 'axes, curves with the numbers of their lines, and points that a tap names.' },
    { part: 'Points of interest', what: 'zeros, extrema and intersections as a list.' },
    { part: 'Keypad', what: 'signs that the keyboard of a phone lacks.' },
  ],
  dos: [
    {
      example: (
        <div style={frame}>
          <GraphingCalculator state={emptyCalculator} onChange={none} />
        </div>
      ),
      text: 'Give it a height: it fills its container.',
    },
  ],
  donts: [
    {
      example: (
        <div style={{ ...frame, width: '14rem' }}>
          <GraphingCalculator state={emptyCalculator} onChange={none} />
        </div>
      ),
      text: 'A container below 320 pixels: its graph is too small to be read.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves through the lines, the graph and the switches.' },
    { key: 'Enter', effect: 'Adds a line below the focused one; in a table moves to the next row.' },
    { key: 'Arrow up', effect: 'Moves to the line before; on the graph moves the window up.' },
    { key: 'Arrow down', effect: 'Moves to the next line; on the graph moves the window down.' },
    { key: 'Arrow right', effect: 'On the graph moves the window to the right.' },
    { key: 'Arrow left', effect: 'On the graph moves the window to the left.' },
    { key: 'Backspace', effect: 'Deletes a character; removes an empty line.' },
    { key: 'Ctrl Z', effect: 'After Delete line or Clear all: restores what was deleted.' },
    { key: '+', effect: 'On the graph zooms in.' },
    { key: '-', effect: 'On the graph zooms out.' },
    { key: '0', effect: 'On the graph shows the first window again.' },
    { key: 'Escape', effect: 'On the graph hides the label of a point.' },
  ],
  screenReader:
    'A line is “Line 1”, with its result or error as its description; the graph is an application with the limits of ' +
    'its window as its name. A selected point is announced: “Minimum of line 1: (2, −3)”.',
  content: [
    'An error says what to type: Put a number or a name after +.',
    'A value has at most 5 decimals, or is a fraction if it is a simple one.',
  ],
};
