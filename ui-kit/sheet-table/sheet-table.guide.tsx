import type { Guide } from '../stories/guide.ts';
import { SheetTable } from './sheet-table.tsx';

export const guide: Guide = {
  use: [
    'For a spreadsheet file before it is uploaded, as its program shows it.',
    'For the error of a file: its cell is marked and scrolled into view.',
  ],
  instead: [
    { when: 'The rows are records of the product.', take: 'Table' },
    { when: 'It is a conversion table that was uploaded.', take: 'ScoreTable' },
  ],
  anatomy: [
    { part: 'Letters', what: 'the names of the columns, in view while the rows scroll.' },
    { part: 'Numbers', what: 'of the rows, from 1, in view while the columns scroll.' },
    { part: 'Cell', what: 'its text as in the file; the first row is bold, because it is the header of the sheet.' },
    { part: 'Error', what: 'the marked cell.' },
  ],
  dos: [
    {
      example: (
        <SheetTable
          caption="act-score-conversion.xlsx"
          columns={['A', 'B']}
          rows={[
            { number: 1, cells: ['Scale Score', 'English'] },
            { number: 2, cells: ['36', 'seventy'] },
          ]}
          marked={{ row: 2, column: 'B' }}
        />
      ),
      text: 'Mark the cell, and say in a sentence next to the table what is wrong with B2.',
    },
  ],
  donts: [
    {
      example: <p>Row 14 is invalid.</p>,
      text: 'An error without its column, or without the table.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the frame.' },
    { key: 'Arrow down', effect: 'Scrolls down, if not all rows fit.' },
    { key: 'Arrow up', effect: 'Scrolls up.' },
    { key: 'Arrow right', effect: 'Scrolls to the right, if not all columns fit.' },
    { key: 'Arrow left', effect: 'Scrolls to the left.' },
  ],
  screenReader:
    'A region and a table in it, both with the caption as their name; each cell with its letter and its number.',
  content: ['The caption is the name of the file.', 'Cells are as in the file.'],
};
