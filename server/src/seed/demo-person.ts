import type { Account } from '@fourfold/core/contract/session';
import { presentAccount } from '../accounts/present-account.ts';
import type { ActionContext } from '../call/handler.ts';
import { uncached } from '../content/content-cache.ts';
import { nameId } from '../content/name-id.ts';
import type { Db } from '../database/db.ts';
import type { DemoLibrary } from './demo-library.ts';

/** A demo student whose past work is created by the product's own actions, with a simulated clock. */
export type DemoPerson = {
  /** Seeds the random generators, so that the work is the same in each installation. */
  key: string;
  account: Account;
  library: DemoLibrary;
  context: ActionContext;
  /** Sets the clock to days and minutes before now. */
  goBack(days: number, minutes: number): void;
  letPass(seconds: number): void;
  /** Returns 1, 2, 3 and so on, for the ids of actions. */
  count(): number;
};

type DemoPersonOptions = { key: string; userId: string; library: DemoLibrary; now: Date };

/** Creates a demo student whose actions have the same times and ids in each seeding. */
export async function demoPerson(db: Db, { key, userId, library, now }: DemoPersonOptions): Promise<DemoPerson> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const account = presentAccount({ ...row, tutor_id: null, tutor_name: null });
  let [time, counted] = [now.getTime(), 0];
  const count = () => ++counted;
  return {
    key,
    account,
    library,
    context: {
      db,
      content: uncached,
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
