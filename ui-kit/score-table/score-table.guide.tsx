import type { Guide } from '../stories/guide.ts';
import { ScoreTable } from './score-table.tsx';

export const guide: Guide = {
  use: [
    'For the table that converts raw points into scores, as it was uploaded.',
    'Its columns differ from exam to exam: the first row of the upload is the header.',
  ],
  instead: [
    { when: 'The rows are records with actions.', take: 'Table' },
    { when: 'It is a file that will be uploaded, and has errors.', take: 'SheetTable' },
    { when: 'The scores are those of a student.', take: 'ScoreReport' },
  ],
  anatomy: [
    { part: 'Header', what: 'the first row of the upload, in view while the rows scroll.' },
    { part: 'Row', what: 'a score, and the raw points of each section for it.' },
    { part: 'Frame', what: 'scrolls a long table; on phones the page does.' },
  ],
  dos: [
    {
      example: (
        <ScoreTable
          caption="Converted scores of ACT Practice Test 1"
          rows={[
            ['Scale Score', 'English', 'Reading'],
            ['36', '73-75', '39-40'],
            ['35', '70-72', ''],
          ]}
        />
      ),
      text: 'Pass the cells as they were uploaded: ranges get an en dash, and empty cells a dash.',
    },
  ],
  donts: [
    {
      example: <ScoreTable caption="Table" rows={[['36', '73-75']]} />,
      text: 'Rows without their header, and a name that does not say which exam it is.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the frame.' },
    { key: 'Arrow down', effect: 'Scrolls down, if not all rows fit.' },
    { key: 'Arrow up', effect: 'Scrolls up.' },
  ],
  screenReader: 'A region and a table in it, both with the caption as their name; each cell with its column header.',
  content: [
    'The caption names the exam: Converted scores of ACT Practice Test 1.',
    'Cells are not changed but for dashes.',
  ],
};
