import type { StudentResults } from '../contract/people.ts';
import { examFamilies } from '../wire/exams/exam-family.ts';
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
type TableSpec<Row> = {
  id: string;
  title: string;
  rowsOf: (results: StudentResults) => readonly Row[];
  cells: Record<string, (row: Row) => Cell>;
};

const answers: TableSpec<StudentResults['answers'][number]> = {
  id: 'answers',
  title: 'Practice answers',
  rowsOf: (results) => results.answers,
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

const progress: TableSpec<StudentResults['progress'][number]> = {
  id: 'progress',
  title: 'Progress',
  rowsOf: (results) => results.progress,
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

const notes: TableSpec<StudentResults['mistake_notes'][number]> = {
  id: 'mistake-notes',
  title: 'Notes on mistakes',
  rowsOf: (results) => results.mistake_notes,
  cells: {
    Question: ({ question }) => question,
    Cause: ({ cause }) => cause,
    Note: ({ note }) => note,
    'Last changed': (row) => row.updated_at,
  },
};

const tests: TableSpec<StudentResults['tests'][number]> = {
  id: 'test-sections',
  title: 'Test sections',
  rowsOf: (results) => results.tests,
  cells: {
    Exam: ({ exam }) => exam,
    Section: ({ section }) => section,
    Variant: ({ variant }) => variant,
    Attempt: ({ attempt }) => attempt,
    'Extra time': (row) => row.extra_time,
    'Seconds granted': (row) => row.granted_seconds,
    'Practice mode': (row) => row.practice ?? false,
    'Started at': (row) => row.started_at,
    'Submitted at': (row) => row.submitted_at,
    'Answers seen before': (row) => row.key_seen,
    Right: ({ right }) => right,
    Questions: ({ questions }) => questions,
  },
};

type TestAnswer = StudentResults['tests'][number]['answers'][number] & { of: StudentResults['tests'][number] };

const testAnswers: TableSpec<TestAnswer> = {
  id: 'test-answers',
  title: 'Test answers',
  rowsOf: (results) => results.tests.flatMap((of) => of.answers.map((answer) => ({ ...answer, of }))),
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

const grades: TableSpec<StudentResults['grades'][number]> = {
  id: 'paper-tests',
  title: 'Tests on paper',
  rowsOf: (results) => results.grades,
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

const officialExams: TableSpec<StudentResults['official_exams'][number]> = {
  id: 'official-exams',
  title: 'Official exams',
  rowsOf: (results) => results.official_exams,
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

const assignments: TableSpec<StudentResults['assignments'][number]> = {
  id: 'assignments',
  title: 'Assignments',
  rowsOf: (results) => results.assignments,
  cells: {
    Place: ({ title }) => title,
    Kind: ({ kind }) => kind,
    'Assigned by': (row) => row.assigned_by,
    'Assigned at': (row) => row.created_at,
    Due: ({ due }) => due,
    'Completed at': (row) => row.completed_at,
    Note: ({ note }) => note,
    Answer: ({ answer }) => answer,
  },
};

/**
 * Formats a student's results as CSV tables. Every row starts with the student, so that tables of
 * several students can be concatenated.
 */
export function resultsTables(results: StudentResults): readonly ResultsTable[] {
  return [
    tableOf(answers, results),
    tableOf(progress, results),
    tableOf(tests, results),
    tableOf(testAnswers, results),
    tableOf(grades, results),
    tableOf(officialExams, results),
    tableOf(notes, results),
    tableOf(assignments, results),
  ];
}

function tableOf<Row>({ id, title, rowsOf, cells }: TableSpec<Row>, results: StudentResults): ResultsTable {
  const { username, email } = results.account;
  const rows = rowsOf(results);
  const readers = Object.values(cells);
  const csv = csvOf([
    ['Student', 'Email', ...Object.keys(cells)],
    ...rows.map((row) => [username, email, ...readers.map((cell) => cell(row))]),
  ]);
  return { id, title, rows: rows.length, csv };
}
