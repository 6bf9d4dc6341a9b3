import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { Table } from './table.tsx';

const students = [
  { id: '1', name: 'Maya Okafor', sets: 41 },
  { id: '2', name: 'Noor Haddad', sets: 7 },
];

export const guide: Guide = {
  use: ['For records of several facts that are compared by column.', 'For the numbers behind a chart.'],
  instead: [
    { when: 'The rows are titles with actions alone, or open into further rows.', take: 'TreeList' },
    { when: 'There are no records.', take: 'Empty' },
    { when: 'The rows are assignments.', take: 'AssignmentTable' },
    { when: 'The rows are a tutor’s students.', take: 'StudentTable' },
  ],
  anatomy: [
    { part: 'Headers', what: 'above a rule of ink; one may be for screen readers only, or a control.' },
    { part: 'Row', what: 'at least 52 pixels high, with a hairline below it; one cell is its header.' },
    { part: 'Numbers', what: 'aligned at the right, in figures of equal width.' },
    { part: 'Actions', what: 'in the last column.' },
    {
      part: 'Narrow table',
      what: 'lines below the title, or figures below their labels, with the actions at the right.',
    },
  ],
  dos: [
    {
      example: (
        <Table
          caption="My students"
          rows={students}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Name', cell: ({ name }) => name },
            { head: 'Sets mastered', kind: 'number', cell: ({ sets }) => sets },
          ]}
        />
      ),
      text: 'Give columns of numbers the kind “number”, so that they can be compared.',
    },
  ],
  donts: [
    {
      example: (
        <Table
          caption="Actions"
          rows={students}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Name', cell: ({ name }) => name },
            { head: 'Actions', kind: 'actions', cell: () => <Button kind="primary">Log in</Button> },
          ]}
        />
      ),
      text: 'A primary button in every row.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next control in a cell, or to the frame of a table that scrolls.' },
    { key: 'Arrow down', effect: 'In the frame of a table that scrolls: scrolls down.' },
    { key: 'Arrow up', effect: 'In the frame of a table that scrolls: scrolls up.' },
  ],
  screenReader:
    'A table with its caption; cells are read with the headers of their column and row. While the next page loads, the ' +
    'table is busy. A frame that scrolls is a region with the same name.',
  content: [
    'The caption is a noun: My students, Scores of Maya.',
    'A header is one or two words, without a full stop.',
    'A value that is missing is an empty cell.',
  ],
};
