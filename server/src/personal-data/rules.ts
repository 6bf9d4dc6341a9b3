import type { Results } from '@fourfold/core/contract/people';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

type View = `${'open' | 'living'}_${string}`;
export type TableName = Exclude<keyof Database, View>;

/** What a column says of a person; `account` is the id of one, `work` is what a student answered. */
type What = 'account' | 'name' | 'address' | 'secret' | 'words' | 'work';

/** A column with something of a person. */
export type Personal = {
  readonly what: What;
  /** SQL for the account's id within a row of the table; null if no column has it. */
  readonly whose: string | null;
  /** `deleted`: with its row, see `deleted` of the table. `becomes` is an SQL expression. */
  readonly erasure: 'deleted' | { readonly becomes: string } | { readonly keptBecause: string };
};

/** Every column that can hold text, an id or bytes; null: nothing of a person. */
type Columns<Row> = {
  [Column in keyof Row as NonNullable<Selectable<Row>[Column & keyof Selectable<Row>]> extends number | boolean | Date
    ? never
    : Column]: Personal | null;
};

export type Rule<Row> = {
  /**
   * `content`: an export and a backup have the table. `place`: a backup has it. `passing`: neither.
   *
   * Sessions and links are passing although a backup is to have everything: what was ended since, by a log-out, a
   * deactivation or a link's one use, would be valid again after a restore; a letter that was sent since would be sent
   * again.
   */
  exportedWith: 'content' | 'place' | 'passing';
  /** Rows that an erasure deletes: SQL that gives their account's id, or the table whose rows delete them by cascade. */
  deleted?: { readonly whose: string } | { readonly with: TableName };
  /** Where the export of a student's results has these rows, or why it does not have them. */
  results?: Exclude<keyof Results, 'exported_at'> | { readonly missingBecause: string };
  columns: Columns<Row>;
};

export type Rules = { readonly [Table in TableName]: Rule<Database[Table]> };

/** Columns with nothing of a person. */
export function none<const Name extends string>(...names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/** The id of an account, which stays: after the erasure the account names nobody. */
export function account<const Name extends string>(...names: readonly Name[]): Record<Name, Personal> {
  return Object.fromEntries(names.map((name) => [name, kept('account', name, 'the account names nobody')])) as Record<
    Name,
    Personal
  >;
}

/** What a student answered stays under the account's anonymous id (Q110). */
export function work<const Name extends string>(...names: readonly Name[]): Record<Name, Personal> {
  const one = kept('work', 'user_id', 'answer records stay (Q110)');
  return Object.fromEntries(names.map((name) => [name, one])) as Record<Name, Personal>;
}

/** Deleted with its row. */
export function deleted(what: What, whose: string): Personal {
  return { what, whose, erasure: 'deleted' };
}

/** Set to the value of an SQL expression in the rows of that account. */
export function replaced(what: What, whose: string, becomes: string): Personal {
  return { what, whose, erasure: { becomes } };
}

/** Stays as it is after an erasure. */
export function kept(what: What, whose: string | null, keptBecause: string): Personal {
  return { what, whose, erasure: { keptBecause } };
}
