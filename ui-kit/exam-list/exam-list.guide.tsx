import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { ExamItem, ExamList } from './exam-list.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For the SATs and the ACTs of a student, or of the studio, each with its sections.',
    'For a real test that was entered with its scores: a row that does not open.',
  ],
  instead: [
    { when: 'Rows have several levels that open.', take: 'TreeList' },
    { when: 'Values are compared by column.', take: 'Table' },
    { when: 'One text opens below a question.', take: 'Explanation' },
  ],
  anatomy: [
    { part: 'Row', what: 'the title of an exam with a note, its progress by section and in whole, and its score.' },
    { part: 'Arrow or actions', what: 'at the end: a row opens, or has buttons.' },
    { part: 'Modes', what: 'the switches of an open exam, with what they do.' },
    { part: 'Section', what: 'its title, progress, tools and numbers; on phones one that opens.' },
    { part: 'Scores', what: 'next to the sections on wide screens.' },
  ],
  dos: [
    {
      example: (
        <ExamList label="SATs" footnote="* real test">
          <ExamItem
            title="SAT Practice Test 1"
            note="4 sections, 154 questions"
            whole={{ percent: 58, text: '58% by sequence' }}
            onToggle={none}
          />
          <ExamItem title="SAT, March sitting*" note="A real test you took" score={{ value: 1270, of: 1600 }} />
        </ExamList>
      ),
      text: 'Mark a real test with an asterisk, and explain it below the list.',
    },
  ],
  donts: [
    {
      example: (
        <ExamList label="Exams">
          <ExamItem title="SAT Practice Test 1" onToggle={none} actions={<Button>Open</Button>} />
        </ExamList>
      ),
      text: 'A button that opens the row: its title does. Actions are shown only in a row that cannot be opened.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next title, then to what is open below it.' },
    { key: 'Enter', effect: 'Opens or closes the exam, on phones also a section.' },
    { key: 'Space', effect: 'Opens or closes the exam, on phones also a section.' },
  ],
  screenReader:
    'The label of the list; a title as a heading with a button that is expanded or collapsed; the progress of each ' +
    'section and the score. A section is a region with its title as the name.',
  content: [
    'The label is the kind of exam: SATs.',
    'A note is one line: 4 sections, 154 questions.',
    'Titles wrap, and are never cut.',
  ],
};
