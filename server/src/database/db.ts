import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The pool, or a transaction. */
export type Db = Kysely<Database>;

/** A transaction: what is done with it is done together, or not at all. */
export type Tx = Kysely<Database>;
