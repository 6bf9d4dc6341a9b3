import type { Db } from '../database/db.ts';
import type { Carrier } from './carrier.ts';

/** What is needed to write and send a letter. */
export type MailContext = {
  db: Db;
  carrier: Carrier;
  now(): Date;
  /** The address of the learner app, for links. */
  learnerUrl: string;
  /** The secret of the tokens in links (`link-secret.ts`). */
  linkSecret: string;
};
