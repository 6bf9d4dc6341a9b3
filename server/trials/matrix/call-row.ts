import type { Call, Contract } from '@fourfold/core/contract/contract';
import type { ChartFilter } from '@fourfold/core/contract/dashboard';
import type { Input } from '@fourfold/core/contract/types';
import type { Db } from '../../src/database/db.ts';
import type { MatrixCaller } from './callers.ts';
import type { FixtureContent } from './fixture-content.ts';
import type { Person, UserGroup } from './people.ts';

/** The owner of the rows that a call names: the caller, another user, or none. */
export type RowOwner = 'own' | 'others' | 'nobodys';

/** What a call is about, and so whose rows it is made with. */
export const callKinds = {
  /** Content that is the same for every reader. */
  content: ['nobodys'],
  /** Authored content, which has no owner: every author may change it. */
  authored: ['nobodys'],
  /** The same reply for everybody, with or without a session. */
  open: ['nobodys'],
  /** Identified by a secret instead of a session, for the user of the secret. */
  secret: ['own'],
  /** About the caller; names no row. */
  caller: ['own'],
  /** Names a row of a user. */
  persons: ['own', 'others'],
  /** For super admins, about any user's rows; about the own account too, if `own` has the refusal. */
  managed: ['others'],
} as const satisfies Record<string, readonly RowOwner[]>;
type CallKind = keyof typeof callKinds;

/** A status and an error sentence. */
export type Refusal = readonly [status: number, sentence: string];

/** The context in which the parts of a request are built. */
export type CellContext = {
  db: Db;
  now: Date;
  content: FixtureContent;
  caller: MatrixCaller;
  whose: RowOwner;
  /** The user of the session; a logged-out student without one; the student in an impersonation. */
  user: Person;
  /** The owner of the named row: the caller, or the other user with the same role. */
  owner: Person;
  /** The group of the owner. */
  group: UserGroup;
  ownGroup: UserGroup;
  otherGroup: UserGroup;
};

type CallInput<C extends Call> =
  unknown extends Input<C> ? { parts?: undefined } : { parts(at: CellContext): Input<C> | Promise<Input<C>> };

type RowOptions = {
  /** Distinguishes this row from other rows of the same call. */
  variant?: string;
  /** Callers whose reply contains their own records. */
  shows?: readonly MatrixCaller[];
  /** What the reply may contain of other users: names, counts, or everything. */
  tells?: 'names' | 'sums' | 'everything';
  /** It ends sessions, so that each time a new user makes the call. */
  alone?: true;
  /** Callers who are admitted, but refused with their own rows. */
  refuses?: { readonly [K in MatrixCaller]?: Refusal };
  /** Tables that a refusal may change, with the reason. */
  moves?: Readonly<Record<string, string>>;
};

/** With other users' rows: refused, by role if roles differ, or done without touching them. */
type OthersResult = Refusal | { readonly [K in MatrixCaller]?: Refusal | 'done' } | 'untouched';

/** How a call is made successfully, and what happens with other users' rows. */
type CallRow<C extends Call = Call> = CallInput<C> &
  RowOptions &
  (
    | { of: Exclude<CallKind, 'persons' | 'managed'> }
    | { of: 'persons'; others: OthersResult }
    | { of: 'managed'; own?: Refusal; others?: undefined }
  );

/**
 * Reads without an input, and those whose body has only the user's id and the period of a chart. `default-row.ts` has
 * the row of one that declares none.
 */
type OwnRead = {
  [C in Call]: 'logged-out' extends Contract[C]['who'][number]
    ? never
    : C extends `GET ${string}`
      ? unknown extends Input<C>
        ? C
        : never
      : Contract[C] extends { reads: true }
        ? { body: ChartFilter } extends Input<C>
          ? C
          : never
        : never;
}[Call];

/** The rows of one area, several for a call with variants. A missing row is a type error, except of an own read. */
export type AreaRows<Area> = { readonly [C in Exclude<keyof Area & Call, OwnRead>]: RowsOf<C> } & {
  readonly [C in keyof Area & OwnRead]?: RowsOf<C>;
};
type RowsOf<C extends Call> = CallRow<C> | readonly [CallRow<C>, ...CallRow<C>[]];

/** Any row, for the runner. */
export type AnyCallRow = RowOptions & {
  of: CallKind;
  parts?: ((at: CellContext) => unknown) | undefined;
  own?: Refusal;
  others?: OthersResult | undefined;
};

export const notFound = (what: string): Refusal => [404, `${what} not found`];
export const notOwnUserId: Refusal = [
  403,
  'user_id must be your own: practice is kept under the name of the one who practises',
];
