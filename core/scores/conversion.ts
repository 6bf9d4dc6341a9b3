import type { EditionName } from '../exams/exam-editions.ts';
import type { ConversionTable, TableResult } from './conversion-table.ts';
import { readActTable } from './internal/read-act-table.ts';
import { readSatTable } from './internal/read-sat-table.ts';
import { readScreenTable } from './internal/read-screen-table.ts';
import { sheetErrorText, sheetRows } from './sheet-rows.ts';

/** An exam's stored conversion table: none, readable, or faulty with a reason. */
export type Conversion<Name extends string = string> =
  | { kind: 'none' }
  | { kind: 'read'; table: ConversionTable<Name> }
  | { kind: 'faulty'; reason: string };

/** The parser of conversion tables of each edition. */
export const tableReaders = {
  'sat-paper': readSatTable,
  'act-classic': readActTable,
  'sat-digital': readScreenTable('sat-digital'),
  'sat-digital-linear': readScreenTable('sat-digital-linear'),
  'act-enhanced': readScreenTable('act-enhanced'),
} satisfies Record<EditionName, object>;
type ColumnOf<E extends EditionName> = (typeof tableReaders)[E] extends (rows: never) => TableResult<infer Name>
  ? Name
  : never;

/** Parses the stored rows of an exam's conversion table. */
export function conversionOf<E extends EditionName>(
  edition: E,
  rows: readonly (readonly string[])[],
): Conversion<ColumnOf<E>> {
  if (sheetRows(rows).length === 0) return { kind: 'none' };
  const { table, error } = tableReaders[edition](rows) as TableResult<ColumnOf<E>>;
  if (error) return { kind: 'faulty', reason: `The conversion table cannot be read. ${sheetErrorText(error)}` };
  return { kind: 'read', table };
}
