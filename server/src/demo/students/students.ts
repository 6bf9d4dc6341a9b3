import { sam } from './sam.ts';
import type { DemoStudent } from './student-format.ts';
import { examWorks, works } from './work.ts';

type Person = Pick<DemoStudent, 'key' | 'name'> & Partial<DemoStudent>;
const aStudent = (person: Person): DemoStudent => ({
  active: true,
  visits: [],
  assignments: [],
  tests: [],
  papers: [],
  records: [],
  ...person,
});

/** The tutor's students, one for each state that the tutor's list shows. */
export const demoStudents: readonly DemoStudent[] = [
  sam,
  // Works regularly; nothing is overdue.
  aStudent({
    key: 'amira',
    name: 'Amira Haddad',
    visits: [
      { days: 31, work: works.solving.sequence, answers: 8, right: 0.8 },
      { days: 18, work: works.solving.set('steps'), answers: 6, right: 0.85, masters: true },
      { days: 8, work: works.verbs.sequence, answers: 8, right: 0.8 },
      { days: 5, work: works.verbs.set('agreement'), answers: 8, right: 0.9, masters: true },
      { days: 1, work: works.ratios.sequence, answers: 5, right: 0.8 },
      { days: 0, work: works.counting.set('counting'), answers: 7, right: 0.95, masters: true },
    ],
    assignments: [
      { work: works.verbs.set('agreement'), daysAgo: 7, dueInDays: 0 },
      { work: works.ratios.sequence, daysAgo: 4, dueInDays: 5 },
    ],
  }),
  // Works little; two assignments are overdue.
  aStudent({
    key: 'ben',
    name: 'Ben Okafor',
    visits: [
      { days: 26, work: works.slope.sequence, answers: 5, right: 0.5 },
      { days: 6, work: works.slope.set('lines'), answers: 6, right: 0.2 },
    ],
    assignments: [
      { work: works.slope.set('lines'), daysAgo: 10, dueInDays: -3 },
      { work: works.percent.sequence, daysAgo: 15, dueInDays: -8 },
      { work: works.commas.sequence, daysAgo: 2, dueInDays: 5 },
    ],
  }),
  // Has not worked for weeks.
  aStudent({
    key: 'chloe',
    name: 'Chloe Martin',
    visits: [
      { days: 52, work: works.lamp.sequence, answers: 7, right: 0.8 },
      { days: 45, work: works.nets.sequence, answers: 8, right: 0.8 },
      { days: 24, work: works.chance.sequence, answers: 6, right: 0.7 },
    ],
    assignments: [{ work: works.chance.set('chances'), daysAgo: 23, dueInDays: -16 }],
  }),
  // Has just registered.
  aStudent({ key: 'diego', name: 'Diego Ramos' }),
  // Deactivated.
  aStudent({
    key: 'emma',
    name: 'Emma Larsson',
    active: false,
    visits: [{ days: 80, work: works.runOns.sequence, answers: 6, right: 0.6 }],
  }),
  aStudent({
    key: 'farid',
    name: 'Farid Rahimi',
    visits: [
      { days: 12, work: works.mean.sequence, answers: 7, right: 0.7 },
      { days: 3, work: works.mean.set('averages'), answers: 7, right: 0.75, masters: true },
    ],
    assignments: [{ work: works.parabolas.sequence, daysAgo: 1, dueInDays: 6 }],
  }),
  // Works every day before an exam.
  aStudent({
    key: 'grace',
    name: 'Grace Kim',
    visits: [
      { days: 20, work: works.factoring.set('factors'), answers: 6, right: 0.95, masters: true },
      { days: 3, work: works.parabolas.sequence, answers: 8, right: 0.95 },
      { days: 2, work: works.parabolas.set('parabolas'), answers: 6, right: 0.95, masters: true },
      { days: 1, work: examWorks.satWriting, answers: 8, right: 0.95 },
      { days: 0, work: works.chance.set('chances'), answers: 6, right: 0.98, masters: true },
    ],
    assignments: [{ work: works.parabolas.set('parabolas'), daysAgo: 4, dueInDays: 3 }],
    papers: [
      {
        family: 'sat',
        exam: 'SAT Practice Test 1',
        days: 10,
        wrong: { Reading: 4, Writing: 3, MathNoCalc: 1, MathCalc: 2 },
        timed: ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'],
      },
    ],
  }),
];
