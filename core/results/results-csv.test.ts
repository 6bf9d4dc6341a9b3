import { describe, expect, it } from 'vitest';
import type { StudentResults } from '../contract/people.ts';
import { resultsTables } from './results-csv.ts';

const at = '2026-11-21T10:00:00.000Z';
const seconds = { seconds_before_answer: 12, seconds_after_answer: 3 };
const place = { title: 'Solving for the unknown', kind: 'sequence' } as const;
const exam = { exam: 'SAT 1', section: 'Math - Calculator' };
const account = { username: 'Okafor, Maya', email: 'maya@mail.example' } as StudentResults['account'];

const results: StudentResults = {
  exported_at: at,
  account,
  answers: [
    {
      ...place,
      ...seconds,
      answered_at: at,
      question: 'What is 3/4 of 8?',
      given: '=6',
      right: true,
      viewed_full_explanation: false,
    },
  ],
  progress: [{ ...place, ...seconds, percent_complete: 37.5, total_correct: 3, updated_at: at }],
  tests: [
    {
      ...exam,
      variant: 'mock',
      attempt: 2,
      granted_seconds: 4500,
      practice: true,
      extra_time: 1.5,
      started_at: at,
      submitted_at: null,
      key_seen: false,
      right: null,
      questions: null,
      answers: [
        { question: 'x?', given: '-3/4', right: null, marked_uncertain: true, seconds: 40 },
        { question: 'y?', given: '', right: null, marked_uncertain: false, seconds: 2 },
      ],
    },
  ],
  grades: [
    {
      ...exam,
      wrong: [3, 12],
      uncertain: [],
      sheet: { 1: 'A', 3: '2.5' },
      handed_in: false,
      graded: true,
      timed: false,
      raw: 36,
      first_raw: 31,
      key_seen: true,
      scaled: 650,
    },
  ],
  official_exams: [
    { family: 'sat', title: 'March', marks: { verbal: 640, math: 700 }, created_at: at },
    { family: 'act', title: 'June', marks: { english: 30, math: 31, reading: 0, science: 28 }, created_at: at },
  ],
  mistake_notes: [{ question: 'x?', cause: 'slip', note: 'Read the unit', updated_at: at }],
  assignments: [
    { ...place, assigned_by: 'Ines', created_at: at, due: '2026-11-28', completed_at: null, note: '', answer: 'Done' },
  ],
};

const tables = (of: StudentResults) => new Map(resultsTables(of).map((table) => [table.id, table]));
const lines = (id: string) => tables(results).get(id)?.csv.slice(1).trimEnd().split('\r\n');
const whose = '"Okafor, Maya",maya@mail.example';

describe('a student’s results as tables', () => {
  it('have a row for each practice answer, with its student, and contain no formula', () => {
    expect(lines('answers')).toEqual([
      'Student,Email,Answered at,Place,Kind,Question,Given,Right,Seconds before the answer,Seconds after the answer,Full explanation viewed',
      `${whose},${at},Solving for the unknown,sequence,What is 3/4 of 8?,'=6,Yes,12,3,No`,
    ]);
    expect(lines('progress')?.[1]).toBe(`${whose},Solving for the unknown,sequence,37.5,3,12,3,${at}`);
  });

  it('leave the result of an unsubmitted section empty', () => {
    expect(lines('test-sections')?.[1]).toBe(`${whose},SAT 1,Math - Calculator,mock,2,1.5,4500,Yes,${at},,No,,`);
    expect(lines('test-answers')?.slice(1)).toEqual([
      `${whose},SAT 1,Math - Calculator,mock,2,x?,'-3/4,,Yes,40`,
      `${whose},SAT 1,Math - Calculator,mock,2,y?,,,No,2`,
    ]);
  });

  it('list the wrong numbers of a paper, and the author of an assignment', () => {
    expect(lines('paper-tests')?.[1]).toBe(
      `${whose},SAT 1,Math - Calculator,No,Yes,No,36,31,Yes,650,3 12,,"1: A, 3: 2.5"`,
    );
    expect(lines('assignments')?.[1]).toBe(`${whose},Solving for the unknown,sequence,Ines,${at},2026-11-28,,,Done`);
  });

  it('have the official exams that the student recorded, each mark in its own column', () => {
    expect(lines('official-exams')).toEqual([
      'Student,Email,Family,Exam,Verbal,English,Math,Reading,Science,Recorded at',
      `${whose},SAT,March,640,,700,,,${at}`,
      `${whose},ACT,June,,30,31,0,28,${at}`,
    ]);
  });

  it('have a row count, and keep the header if they are empty', () => {
    expect([...tables(results).values()].map(({ rows }) => rows)).toEqual([1, 1, 1, 2, 1, 2, 1, 1]);
    const none = tables({ ...results, answers: [] }).get('answers');
    expect(none?.rows).toBe(0);
    expect(none?.csv.slice(1)).toMatch(/^Student,Email,Answered at,[^\r]*\r\n$/);
  });
});
