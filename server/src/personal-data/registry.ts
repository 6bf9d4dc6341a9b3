import { contentTables } from './content-tables.ts';
import { peopleTables } from './people-tables.ts';
import type { Personal, Rule, Rules, TableName } from './rules.ts';
import { workTables } from './work-tables.ts';

/**
 * Every table with what it is exported with, and every column that can hold something of a person with what an erasure
 * does to it. A table or column of `database/schema.ts` that is missing here does not compile; `registry.api.test.ts`
 * compares with the database itself.
 */
export const registry = { ...contentTables, ...workTables, ...peopleTables } satisfies Rules;

export type Registry = typeof registry;

/** The same without the types of its tables, in the order in which an erasure goes through them. */
export const tables = Object.entries(registry) as readonly (readonly [
  TableName,
  Omit<Rule<unknown>, 'columns'> & { columns: Readonly<Record<string, Personal | null>> },
])[];

/** All columns with something of a person. */
export const personalColumns = tables.flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, personal]) => (personal ? [{ table, column, ...personal }] : [])),
);
