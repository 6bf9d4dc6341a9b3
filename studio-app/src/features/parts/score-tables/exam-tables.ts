import { api } from '@fourfold/app-shell/session';
import { type EditionName, examEditions } from '@fourfold/core/exams/exam-editions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { TableKind } from './table-kind.ts';

export type ExamTable = TableKind & {
  /** The field of the exam that contains the table. */
  field: 'score' | 'bubble_sheet_answers';
  viewLabel: string;
  /** The success message (UPL-003, UPL-004). */
  uploadedMessage: (title: string) => string;
  send: (id: string, rows: string[][]) => Promise<{ id: string; title: string }>;
};

const loadChecks = () => import('./exam-table-checks.ts');

const maxSize = { rows: 1_000, columns: 20 };

/** The tables that can be uploaded for an exam: a key only for one with a paper. */
export function examTables(edition: EditionName): readonly ExamTable[] {
  const { family, hasPaper } = examEditions[edition];
  const tables: readonly ExamTable[] = [
    {
      field: 'score',
      title: 'Raw Score Conversion',
      viewLabel: 'View Score',
      maxSize,
      loadChecks: async () => (await loadChecks()).scoreChecks(edition),
      uploadedMessage: (title) => `'${title}' Raw Score Conversion uploaded`,
      send: (id, score) => api(calls[family].score, { body: { id, score } }),
    },
    {
      field: 'bubble_sheet_answers',
      title: 'Bubble Sheet Answers',
      viewLabel: 'View Answers',
      maxSize,
      loadChecks: async () => (await loadChecks()).keyChecks(family),
      uploadedMessage: (title) => `'${title}' bubble sheet answer uploaded`,
      send: (id, bubble_sheet_answers) => api(calls[family].answers, { body: { id, bubble_sheet_answers } }),
    },
  ];
  return tables.filter(({ field }) => hasPaper || field === 'score');
}

const calls = {
  sat: { score: 'POST /sats/test_sats/update_score', answers: 'POST /sats/test_sats/update_bubble_answers' },
  act: { score: 'POST /acts/test_acts/update_score', answers: 'POST /acts/test_acts/update_bubble_answers' },
} as const satisfies Record<Family, object>;

/** The calls whose replies contain an exam's tables: its list and the exam itself. */
export const examTableCalls = {
  sat: ['GET /sats/test_sats', 'GET /sats/test_sats/{id}'],
  act: ['GET /acts/test_acts', 'GET /acts/test_acts/{id}'],
} as const satisfies Record<Family, readonly string[]>;
