import { contentTables } from './content-tables.ts';
import { peopleTables } from './people-tables.ts';
import type { Personal, Rule, Rules, TableName } from './rules.ts';
import { workTables } from './work-tables.ts';

/**
 * Every table with the archives that contain it, and every column that can contain personal data
 * with its treatment by an erasure. A table or column of `database/schema.ts` that is missing here
 * is a type error; `registry.api.test.ts` compares the registry with the database.
 */
export const registry = { ...contentTables, ...workTables, ...peopleTables } satisfies Rules;

export type Registry = typeof registry;

/** The registry as a list without the types of its tables, in the order of an erasure. */
export const tables = Object.entries(registry) as readonly (readonly [
  TableName,
  Omit<Rule<unknown>, 'columns'> & { columns: Readonly<Record<string, Personal | null>> },
])[];

/** All columns with personal data. */
export const personalColumns = tables.flatMap(([table, { columns }]) =>
  Object.entries(columns).flatMap(([column, personal]) => (personal ? [{ table, column, ...personal }] : [])),
);
