import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import type { Guide } from '../stories/guide.ts';
import { type AssignmentRow, AssignmentTable } from './assignment-table.tsx';

const row: AssignmentRow = {
  id: '1',
  title: 'Zeros and factors',
  topic: 'Math',
  type: 'Problem set',
  due: { date: '2026-12-01', text: '1 Dec', overdue: false },
  progress: { run: 2, of: 4 },
  action: (
    <LinkButton href="#zeros" kind="quiet">
      Continue
    </LinkButton>
  ),
};

export const guide: Guide = {
  use: ['For the assignments of one student, current or completed, as the student or the tutor sees them.'],
  instead: [
    { when: 'The rows are students.', take: 'StudentTable' },
    { when: 'The rows are other records of several facts.', take: 'Table' },
    { when: 'There are no assignments.', take: 'Empty' },
  ],
  anatomy: [
    { part: 'Title, topic and type', what: 'what is assigned.' },
    { part: 'Due', what: 'the date; an overdue one is red.' },
    { part: 'Progress', what: 'strokes of a problem set, a percentage of a sequence, or “Not begun”.' },
    { part: 'Actions', what: 'one link or button for each row, and for a tutor the note.' },
    { part: 'Detail', what: 'below a row: the note of the tutor and the answer of the student.' },
  ],
  dos: [
    {
      example: <AssignmentTable caption="Current Assignments" rows={[row]} />,
      text: 'Use a quiet link; only the most urgent row has a primary one.',
    },
  ],
  donts: [
    {
      example: (
        <AssignmentTable
          caption="Current Assignments"
          rows={[{ ...row, action: [<Button key="redo">Redo</Button>, <Button key="open">Open</Button>] }]}
        />
      ),
      text: 'Two framed buttons in a row.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next action.' },
    { key: 'Enter', effect: 'Follows the link or runs the action.' },
  ],
  screenReader:
    'A table with its caption; the title is the header of its row. After an overdue date it reads “overdue”, and a ' +
    'progress bar has the name of its assignment.',
  content: [
    'The due date is “18 Nov”, with the year only if it is another one.',
    'An action is a verb: Start, Continue, Redo, Unassign.',
  ],
};
