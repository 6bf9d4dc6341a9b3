import type { Call } from '@fourfold/core/contract/contract';
import type { Input } from '@fourfold/core/contract/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type { Caller } from './callers.ts';
import type { Household, Person } from './people.ts';
import type { World } from './world.ts';

/** Rows of the caller's own, of somebody else, or of nobody. */
export type Whose = 'own' | 'others' | 'nobodys';

/** What a call is about, and so against whose rows it is made. */
export const kinds = {
  /** Content is the same for everybody who may read it. */
  content: ['nobodys'],
  /** What is authored belongs to no author: whoever may write may write all of it. */
  authored: ['nobodys'],
  /** It answers everybody alike, with a session or without. */
  open: ['nobodys'],
  /** It asks for a secret in place of a session, and means whoever the secret was made for. */
  secret: ['own'],
  /** It names no row of anybody: it is about the caller. */
  caller: ['own'],
  /** It names a row of a person. */
  persons: ['own', 'others'],
  /** It is about everybody's rows, and the super admin's to make; about one's own account where `own` says why not. */
  managed: ['others'],
} as const satisfies Record<string, readonly Whose[]>;
type Kind = keyof typeof kinds;

/** A status, and the sentence that says why. */
export type Refusal = readonly [status: number, sentence: string];

/** What is known when the parts of a request are put together. */
export type At = {
  db: Kysely<Database>;
  now: Date;
  world: World;
  caller: Caller;
  whose: Whose;
  /** Whose session it is; without one a student who is not logged in. In a look it is the student. */
  me: Person;
  /** Whose row is named: the caller, or the stranger of the same role. */
  owner: Person;
  /** The people about the owner. */
  household: Household;
  mine: Household;
  theirs: Household;
};

type Parts<C extends Call> =
  unknown extends Input<C> ? { parts?: undefined } : { parts(at: At): Input<C> | Promise<Input<C>> };

type Options = {
  /** What sets it apart from the other ways in which the call is made. */
  way?: string;
  /** A POST that only reads: like every GET it answers the same whatever strangers have done. */
  reads?: true;
  /** To these callers the reply shows what is their own. */
  shows?: readonly Caller[];
  /** What the reply may tell of strangers: their names, how many of them there are, or all. */
  tells?: 'names' | 'sums' | 'everything';
  /** It ends sessions, so that somebody new asks each time. */
  alone?: true;
  /** Callers whom the call admits and refuses all the same, with rows of their own. */
  refuses?: { readonly [K in Caller]?: Refusal };
  /** Tables that a refusal may change, with the reason. */
  moves?: Readonly<Record<string, string>>;
};

/** With strangers' rows: refused, by role where roles differ, or done without touching them. */
type Others = Refusal | { readonly [K in Caller]?: Refusal | 'done' } | 'untouched';

/** How one call is made, so that it succeeds, and what becomes of it with the rows of others. */
type Row<C extends Call = Call> = Parts<C> &
  Options &
  (
    | { of: Exclude<Kind, 'persons' | 'managed'> }
    | { of: 'persons'; others: Others }
    | { of: 'managed'; own?: Refusal; others?: undefined }
  );

/** The rows of one area, of a call that is made in several ways each of them: a call without a row does not compile. */
export type Rows<Area> = { readonly [C in keyof Area & Call]: Row<C> | readonly [Row<C>, ...Row<C>[]] };

/** Any row, as the run sees it. */
export type AnyRow = Options & {
  of: Kind;
  parts?: ((at: At) => unknown) | undefined;
  own?: Refusal;
  others?: Others | undefined;
};

export const notFound = (what: string): Refusal => [404, `${what} not found`];
export const notOneself: Refusal = [
  403,
  'user_id must be your own: practice is kept under the name of the one who practises',
];
