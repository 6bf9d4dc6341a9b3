import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Carrier } from './carrier.ts';

/** What a letter needs to be written and sent. */
export type Post = {
  db: Kysely<Database>;
  carrier: Carrier;
  now(): Date;
  /** Links lead to the learner app. */
  learnerUrl: string;
  /** What the tokens of links are made from (`link-secret.ts`). */
  linkSecret: string;
};
