import type { DemoStudent } from './student-format.ts';
import { examWorks, works } from './work.ts';

const sat = { family: 'sat', exam: 'SAT Practice Test 1' } as const;
const act = { family: 'act', exam: 'ACT Practice Test 1' } as const;

/** The demo account's student, with half a year of work, so that each chart has data. */
export const sam: DemoStudent = {
  key: 'student',
  name: 'Sam Student',
  active: true,
  visits: [
    { days: 121, work: works.counting.set('counting'), answers: 6, right: 0.5 },
    { days: 96, work: works.slope.sequence, answers: 8, right: 0.6 },
    { days: 89, work: works.slope.set('lines'), answers: 8, right: 0.8, masters: true },
    { days: 63, work: works.runOns.sequence, answers: 7, right: 0.7 },
    { days: 59, work: works.runOns.set('boundaries'), answers: 8, right: 0.8, masters: true },
    { days: 40, work: works.ratios.sequence, answers: 8, right: 0.7 },
    { days: 34, work: works.ratios.set('ratios'), answers: 9, right: 0.75, masters: true },
    { days: 30, work: works.ferry.sequence, answers: 7, right: 0.65 },
    { days: 27, work: works.percent.sequence, answers: 8, right: 0.7 },
    { days: 24, work: works.percent.set('percents'), answers: 10, right: 0.8, masters: true },
    { days: 20, work: works.commas.sequence, answers: 7, right: 0.8 },
    { days: 17, work: works.mean.sequence, answers: 6, right: 0.7 },
    { days: 14, work: works.mean.set('averages'), answers: 9, right: 0.85, masters: true },
    { days: 11, work: examWorks.satCalc, answers: 8, right: 0.8 },
    { days: 9, work: works.stones.sequence, answers: 5, right: 0.6 },
    { days: 6, work: works.factoring.sequence, answers: 8, right: 0.75 },
    { days: 4, work: works.factoring.set('factors'), answers: 9, right: 0.85, masters: true },
    { days: 2, work: works.transitions.sequence, answers: 3, right: 0.7 },
    { days: 1, work: works.systems.set('pairs'), answers: 6, right: 0.35 },
    { days: 0, work: works.formula.set('formula'), answers: 8, right: 0.9, masters: true },
  ],
  assignments: [
    { work: works.slope.set('lines'), daysAgo: 92, dueInDays: -85 },
    { work: works.ratios.set('ratios'), daysAgo: 38, dueInDays: -31 },
    { work: works.percent.set('percents'), daysAgo: 26, dueInDays: -19 },
    { work: works.mean.set('averages'), daysAgo: 16, dueInDays: -9 },
    { work: works.factoring.set('factors'), daysAgo: 7, dueInDays: 0 },
    { work: works.pronouns.set('pronouns'), daysAgo: 12, dueInDays: -5 },
    { work: works.transitions.sequence, daysAgo: 5, dueInDays: 2 },
    { work: works.systems.set('pairs'), daysAgo: 3, dueInDays: 4 },
    { work: works.colons.sequence, daysAgo: 3, dueInDays: 4 },
    { work: examWorks.satNoCalc, daysAgo: 1, dueInDays: 6 },
    { work: examWorks.actMath, daysAgo: 1, dueInDays: 13 },
  ],
  tests: [
    { ...sat, days: 48, section: 'MathNoCalc', variant: 'mock', right: 0.7, pace: 68 },
    { ...sat, days: 47, section: 'MathCalc', variant: 'mock', right: 0.75, pace: 92 },
    { ...sat, days: 13, section: 'MathNoCalc', variant: 'real', right: 0.8, pace: 70 },
    { ...act, days: 22, section: 'Mathematics', variant: 'mock', right: 0.68, pace: 55 },
    { ...act, days: 8, section: 'Mathematics', variant: 'real', right: 0.8, pace: 64 },
  ],
  papers: [
    {
      ...sat,
      days: 36,
      wrong: { Reading: 13, Writing: 9, MathNoCalc: 5, MathCalc: 8 },
      timed: ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'],
    },
    {
      ...act,
      days: 29,
      wrong: { English: 15, Mathematics: 17, Reading: 9, Science: 11 },
      timed: ['English', 'Mathematics'],
    },
  ],
  records: [
    { family: 'sat', title: 'SAT, October', marks: { verbal: 590, math: 620 } },
    { family: 'act', title: 'ACT, September', marks: { english: 25, math: 24, reading: 26, science: 23 } },
  ],
};
