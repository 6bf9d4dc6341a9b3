import type { StudentResults } from '@fourfold/core/contract/people';
import type { Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

type View = `${'open' | 'living'}_${string}`;
export type TableName = Exclude<keyof Database, View>;

/**
 * The kind of personal data in a column: `account` is an account's id, `words` free text, `work` a student's answers.
 */
type PersonalKind = 'account' | 'name' | 'address' | 'secret' | 'words' | 'work';

/** A column with personal data. */
export type Personal = {
  readonly what: PersonalKind;
  /** SQL for the id of the account that the row belongs to; null if the row has none. */
  readonly whose: string | null;
  /** `deleted`: with its row, see `deleted` of the table. `becomes`: an SQL expression for the new value. */
  readonly erasure: 'deleted' | { readonly becomes: string } | { readonly keptBecause: string };
};

/** Every column that can contain text, an id or bytes; null: no personal data. */
type Columns<Row> = {
  [Column in keyof Row as NonNullable<Selectable<Row>[Column & keyof Selectable<Row>]> extends number | boolean | Date
    ? never
    : Column]: Personal | null;
};

export type Rule<Row> = {
  /**
   * `content`: an export and a backup have the table. `place`: a backup has it. `passing`: neither.
   *
   * Sessions and links are `passing` although a backup should have everything: after a restore,
   * sessions and links that were ended since the backup would be valid again, and letters that were
   * sent would be sent again.
   */
  exportedWith: 'content' | 'place' | 'passing';
  /** Rows that an erasure deletes: SQL for their account's id, or the table whose rows delete them by cascade. */
  deleted?: { readonly whose: string } | { readonly with: TableName };
  /** The field of a student's exported results that has these rows, or why they are not exported. */
  results?: Exclude<keyof StudentResults, 'exported_at'> | { readonly missingBecause: string };
  columns: Columns<Row>;
};

export type Rules = { readonly [Table in TableName]: Rule<Database[Table]> };

/** Columns without personal data. */
export function notPersonal<const Name extends string>(...names: readonly Name[]): Record<Name, null> {
  return Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
}

/** Columns with the id of an account, which is kept: after the erasure the account has no name. */
export function account<const Name extends string>(...names: readonly Name[]): Record<Name, Personal> {
  return Object.fromEntries(
    names.map((name) => [name, retained('account', name, 'the account names nobody')]),
  ) as Record<Name, Personal>;
}

/** Columns with a student's answers, which are kept under the account's anonymous id (Q110). */
export function work<const Name extends string>(...names: readonly Name[]): Record<Name, Personal> {
  const one = retained('work', 'user_id', 'answer records stay (Q110)');
  return Object.fromEntries(names.map((name) => [name, one])) as Record<Name, Personal>;
}

/** A column that is deleted with its row. */
export function deleted(what: PersonalKind, whose: string): Personal {
  return { what, whose, erasure: 'deleted' };
}

/** A column that is set to an SQL expression in the rows of the account. */
export function replaced(what: PersonalKind, whose: string, becomes: string): Personal {
  return { what, whose, erasure: { becomes } };
}

/** A column that an erasure does not change. */
export function retained(what: PersonalKind, whose: string | null, keptBecause: string): Personal {
  return { what, whose, erasure: { keptBecause } };
}
