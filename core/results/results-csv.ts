import type { Results } from '../contract/people.ts';
import { examFamilies } from '../exams/families.ts';
import { type Cell, csvOf } from './csv.ts';

/** One CSV table of a student's results, for download. */
export type ResultsTable = {
  /** Part of a file's name. */
  id: string;
  title: string;
  rows: number;
  /** The content of the file. */
  csv: string;
};

/** Describes a table: its rows, and a function for each column by its header. */
type Sheet<Row> = {
  id: string;
  title: string;
  of: (results: Results) => readonly Row[];
  cells: Record<string, (row: Row) => Cell>;
};

const answers: Sheet<Results['answers'][number]> = {
  id: 'answers',
  title: 'Practice answers',
  of: (results) => results.answers,
  cells: {
    'Answered at': ({ answered_at }) => answered_at,
    Place: ({ title }) => title,
    Kind: ({ kind }) => kind,
    Question: ({ question }) => question,
    Given: ({ given }) => given,
    Right: ({ right }) => right,
    'Seconds before the answer': (row) => row.seconds_before_answer,
    'Seconds after the answer': (row) => row.seconds_after_answer,
    'Full explanation viewed': (row) => row.viewed_full_explanation,
  },
};

const progress: Sheet<Results['progress'][number]> = {
  id: 'progress',
  title: 'Progress',
  of: (results) => results.progress,
  cells: {
    Place: ({ title }) => title,
    Kind: ({ kind }) => kind,
    'Percent complete': (row) => row.percent_complete,
    'Right answers': (row) => row.total_correct,
    'Seconds before answers': (row) => row.seconds_before_answer,
    'Seconds after answers': (row) => row.seconds_after_answer,
    'Last changed': (row) => row.updated_at,
  },
};

const tests: Sheet<Results['tests'][number]> = {
  id: 'test-sections',
  title: 'Test sections',
  of: (results) => results.tests,
  cells: {
    Exam: ({ exam }) => exam,
    Section: ({ section }) => section,
    Variant: ({ variant }) => variant,
    Attempt: ({ attempt }) => attempt,
    'Extra time': (row) => row.extra_time,
    'Started at': (row) => row.started_at,
    'Submitted at': (row) => row.submitted_at,
    'Answers seen before': (row) => row.key_seen,
    Right: ({ right }) => right,
    Questions: ({ questions }) => questions,
  },
};

type TestAnswer = Results['tests'][number]['answers'][number] & { of: Results['tests'][number] };

const testAnswers: Sheet<TestAnswer> = {
  id: 'test-answers',
  title: 'Test answers',
  of: (results) => results.tests.flatMap((of) => of.answers.map((answer) => ({ ...answer, of }))),
  cells: {
    Exam: ({ of }) => of.exam,
    Section: ({ of }) => of.section,
    Variant: ({ of }) => of.variant,
    Attempt: ({ of }) => of.attempt,
    Question: ({ question }) => question,
    Given: ({ given }) => given,
    Right: ({ right }) => right,
    'Marked uncertain': (row) => row.marked_uncertain,
    Seconds: ({ seconds }) => seconds,
  },
};

const grades: Sheet<Results['grades'][number]> = {
  id: 'paper-tests',
  title: 'Tests on paper',
  of: (results) => results.grades,
  cells: {
    Exam: ({ exam }) => exam,
    Section: ({ section }) => section,
    'Handed in': (row) => row.handed_in,
    Graded: ({ graded }) => graded,
    Timed: ({ timed }) => timed,
    'Raw score': ({ raw }) => raw,
    'First raw score': (row) => row.first_raw,
    'Answers seen before': (row) => row.key_seen,
    'Scaled score': ({ scaled }) => scaled,
    Wrong: ({ wrong }) => wrong.join(' '),
    Uncertain: ({ uncertain }) => uncertain.join(' '),
    'Bubble sheet': ({ sheet }) =>
      Object.entries(sheet)
        .map(([number, given]) => `${number}: ${given}`)
        .join(', '),
  },
};

const officialExams: Sheet<Results['official_exams'][number]> = {
  id: 'official-exams',
  title: 'Official exams',
  of: (results) => results.official_exams,
  cells: {
    Family: ({ family }) => examFamilies[family].name,
    Exam: ({ title }) => title,
    Verbal: ({ marks }) => marks.verbal ?? null,
    English: ({ marks }) => marks.english ?? null,
    Math: ({ marks }) => marks.math ?? null,
    Reading: ({ marks }) => marks.reading ?? null,
    Science: ({ marks }) => marks.science ?? null,
    'Recorded at': (row) => row.created_at,
  },
};

const assignments: Sheet<Results['assignments'][number]> = {
  id: 'assignments',
  title: 'Assignments',
  of: (results) => results.assignments,
  cells: {
    Place: ({ title }) => title,
    Kind: ({ kind }) => kind,
    'Assigned by': (row) => row.assigned_by,
    'Assigned at': (row) => row.created_at,
    Due: ({ due }) => due,
    'Completed at': (row) => row.completed_at,
  },
};

/**
 * Formats a student's results as CSV tables. Every row starts with the student, so that tables of
 * several students can be concatenated.
 */
export function resultsTables(results: Results): readonly ResultsTable[] {
  return [
    tableOf(answers, results),
    tableOf(progress, results),
    tableOf(tests, results),
    tableOf(testAnswers, results),
    tableOf(grades, results),
    tableOf(officialExams, results),
    tableOf(assignments, results),
  ];
}

function tableOf<Row>({ id, title, of, cells }: Sheet<Row>, results: Results): ResultsTable {
  const { username, email } = results.account;
  const rows = of(results);
  const read = Object.values(cells);
  const csv = csvOf([
    ['Student', 'Email', ...Object.keys(cells)],
    ...rows.map((row) => [username, email, ...read.map((cell) => cell(row))]),
  ]);
  return { id, title, rows: rows.length, csv };
}
