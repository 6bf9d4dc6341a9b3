import type { Setting } from '@fourfold/core/contract/session';
import { percentileTableError } from '@fourfold/core/scores/percentile-table-error';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { TableKind } from '../parts/score-tables/table-kind.ts';

type PercentileKind = TableKind & { field: keyof Setting & `${Family}_percentile_score`; note: string };

const maxSize = { rows: 2_000, columns: 50 };

/** Percentile tables have 9 columns for the SAT and 10 for the ACT (SCO-013). */
export const percentileKinds: Record<Family, PercentileKind> = {
  sat: {
    field: 'sat_percentile_score',
    title: 'Sat Percentile Score',
    note: '9 columns: a score and two percentiles, of the nation and of those who took it, for the total, for reading and writing, and for math.',
    maxSize,
    loadChecks: async () => ({ findError: (rows) => percentileTableError('sat', rows) }),
  },
  act: {
    field: 'act_percentile_score',
    title: 'Act Percentile Score',
    note: '10 columns: a score and its percentile for English, math, reading, science and the composite.',
    maxSize,
    loadChecks: async () => ({ findError: (rows) => percentileTableError('act', rows) }),
  },
};
