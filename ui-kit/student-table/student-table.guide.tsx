import type { Guide } from '../stories/guide.ts';
import { type StudentRow, StudentTable } from './student-table.tsx';

const row: StudentRow = {
  id: '1',
  name: 'Amara Lindqvist',
  email: 'amara.lindqvist@mail.example',
  isActive: true,
  weekText: '3 mastered, 1 h 20 min',
  overdue: null,
  inactive: null,
};

const shared = { onChoose: () => {}, onLogIn: () => {}, onMistakes: () => {}, onTime: () => {} };

export const guide: Guide = {
  use: ['For the students of one tutor: who needs help, who gets an assignment, and a log-in as each of them.'],
  instead: [
    { when: 'The rows are assignments of one student.', take: 'AssignmentTable' },
    { when: 'The rows are students who wait for a review.', take: 'WaitingReviews' },
    { when: 'The rows are other records of several facts.', take: 'Table' },
  ],
  anatomy: [
    { part: 'Checkbox', what: 'selects the student; the one in the header all active ones of the page.' },
    { part: 'Name, Email, Status', what: 'who it is, and whether the account is active.' },
    { part: 'This week', what: 'work of this week; overdue work in red, and a mark if the student does nothing.' },
    { part: 'Actions', what: 'Mistakes and Time, which open a summary and what is granted, and Login As.' },
  ],
  dos: [
    {
      example: <StudentTable students={[{ ...row, overdue: '2 overdue' }]} chosen={new Set<string>()} {...shared} />,
      text: 'Show a number of overdue assignments only if there are any.',
    },
  ],
  donts: [
    {
      example: <StudentTable students={[{ ...row, overdue: '0 overdue' }]} chosen={new Set<string>()} {...shared} />,
      text: 'Red text where nothing is wrong.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the next checkbox or button; those of inactive students are skipped.' },
    { key: 'Space', effect: 'Selects the student, or all of the page; again: none.' },
    { key: 'Enter', effect: 'On a button: shows the mistakes or the time granted, or logs in as the student.' },
  ],
  screenReader:
    'A table named “My Students”; the name is the header of its row. Controls have the student’s name: “Choose Amara ' +
    'Lindqvist”, “Login As Amara Lindqvist”. The one in the header is mixed if only some are selected.',
  content: [
    'This week is “3 mastered, 1 h 20 min”, or “Nothing yet”.',
    'Overdue is a number and the word: “2 overdue”.',
  ],
};
