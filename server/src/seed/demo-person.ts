import type { Account } from '@fourfold/core/contract/session';
import type { Kysely } from 'kysely';
import { presentAccount } from '../accounts/present-account.ts';
import type { Doing } from '../call/handler.ts';
import { unkept } from '../content/kept-content.ts';
import { nameId } from '../content/name-id.ts';
import type { Database } from '../database/schema.ts';
import type { DemoLibrary } from './demo-library.ts';

/** A demo student at work in the past: what they do goes through the product's own deeds, at the time that it shows. */
export type DemoPerson = {
  /** Names what they do by chance, so that it is the same in each installation. */
  key: string;
  account: Account;
  library: DemoLibrary;
  doing: Doing;
  /** So many days before now, and so many minutes before that. */
  goBack(days: number, minutes: number): void;
  letPass(seconds: number): void;
  /** 1, 2, 3 and so on, to name what they do. */
  count(): number;
};

type At = { key: string; userId: string; library: DemoLibrary; now: Date };

/** A demo account that acts through the handlers, at times and with ids that are the same in each seeding. */
export async function demoPerson(db: Kysely<Database>, { key, userId, library, now }: At): Promise<DemoPerson> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const account = presentAccount({ ...row, tutor_id: null, tutor_name: null });
  let [time, counted] = [now.getTime(), 0];
  const count = () => ++counted;
  return {
    key,
    account,
    library,
    doing: {
      db,
      content: unkept,
      now: () => new Date(time),
      newId: () => nameId(`demo deed/${userId}/${count()}`),
      session: { account },
    },
    goBack(days, minutes) {
      time = now.getTime() - days * 86_400_000 - minutes * 60_000;
    },
    letPass(seconds) {
      time = Math.min(now.getTime(), time + seconds * 1000);
    },
    count,
  };
}
