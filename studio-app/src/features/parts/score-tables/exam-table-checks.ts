import type { EditionName } from '@fourfold/core/exams/exam-editions';
import { readKey } from '@fourfold/core/grading/read-key';
import { tableReaders } from '@fourfold/core/scores/conversion';
import { keyGaps, scoreGaps } from '@fourfold/core/scores/table-gaps';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { TableChecks } from './table-kind.ts';

/** The checks of an edition's conversion table. */
export function scoreChecks(edition: EditionName): TableChecks {
  return { findError: (rows) => tableReaders[edition](rows).error, gaps: (rows) => scoreGaps(edition, rows) };
}

/** The checks of the answer key of a paper. */
export function keyChecks(family: Family): TableChecks {
  return { findError: (rows) => readKey(family, rows).error, gaps: (rows) => keyGaps(family, rows) };
}
