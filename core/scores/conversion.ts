import type { Family } from '../exams/families.ts';
import type { ConversionTable, TableResult } from './conversion-table.ts';
import { readActTable } from './internal/read-act-table.ts';
import { readSatTable } from './internal/read-sat-table.ts';
import { sheetErrorText, sheetRows } from './sheet-rows.ts';

/** An exam's stored conversion table: none, readable, or faulty with a reason. */
export type Conversion<Name extends string = string> =
  | { kind: 'none' }
  | { kind: 'read'; table: ConversionTable<Name> }
  | { kind: 'faulty'; reason: string };

/** The parser of conversion tables of each exam family. */
export const tableReaders = { sat: readSatTable, act: readActTable } satisfies Record<Family, object>;
type ColumnOf<F extends Family> = (typeof tableReaders)[F] extends (rows: never) => TableResult<infer Name>
  ? Name
  : never;

/** Parses the stored rows of an exam's conversion table. */
export function conversionOf<F extends Family>(
  family: F,
  rows: readonly (readonly string[])[],
): Conversion<ColumnOf<F>> {
  if (sheetRows(rows).length === 0) return { kind: 'none' };
  const { table, error } = tableReaders[family](rows) as TableResult<ColumnOf<F>>;
  if (error) return { kind: 'faulty', reason: `The conversion table cannot be read. ${sheetErrorText(error)}` };
  return { kind: 'read', table };
}
