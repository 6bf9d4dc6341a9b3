import { contract } from '@fourfold/core/contract/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Calls } from '../../src/app.ts';
import { testDatabase } from '../../src/database/test-cluster.ts';
import { handlers } from '../../src/handlers.ts';
import type { MountedHandler } from '../../src/mount.ts';
import { runMatrix } from './matrix.ts';
import { rows } from './rows/rows.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const run = (only: string, options: Omit<Parameters<typeof runMatrix>[1], 'only'> = {}) =>
  runMatrix({ db: database.db, connection: database.config }, { only: [only], ...options });
/** The product with one replaced handler. */
const withHandler = (call: string, handler: MountedHandler): { serve: Calls } => ({
  serve: { contract, handlers: { ...handlers, [call]: handler } },
});
type Any = (input: { params: { id: string } }, visit: Visit) => Promise<unknown>;
type Visit = { db: typeof database.db; session: { account: { id: string } } };
const originalHandler = (call: keyof typeof handlers) => handlers[call] as unknown as Any;

describe('the matrix', () => {
  it('finds nothing wrong with the product', async () => {
    expect(await run('GET /sats/real_sats/{id}')).toEqual({ cells: 14, wrong: [] });
  });

  it('finds a call that admits one role more than the contract says, and one that admits one less', async () => {
    const call = 'GET /registration_codes';
    const { wrong } = await run(call, {
      serve: { contract: { ...contract, [call]: { ...contract[call], who: ['tutor', 'admin'] } }, handlers },
    });
    expect(wrong).toEqual([
      expect.stringMatching(/^GET \/registration_codes as tutor: expected 403, got 200 /),
      expect.stringMatching(/^GET \/registration_codes as admin: expected 403, got 200 /),
    ]);
    const less = { ...contract, [call]: { ...contract[call], who: ['tutor-login' as const] } };
    expect((await run(call, { serve: { contract: less, handlers } })).wrong).toContainEqual(
      expect.stringMatching(/^GET \/registration_codes as super-admin: expected 200, got 403 /),
    );
  });

  it('finds a call that returns any user’s record by its id', async () => {
    const call = 'GET /sats/real_sats/{id}';
    const anyUsersRecord: Any = async (input, { session, ...visit }) => {
      const { user_id } = await visit.db
        .selectFrom('own_exams')
        .where('id', '=', input.params.id)
        .select('user_id')
        .executeTakeFirstOrThrow();
      return await originalHandler(call)(input, {
        ...visit,
        session: { ...session, account: { ...session.account, id: user_id } },
      });
    };
    const { wrong } = await run(call, withHandler(call, anyUsersRecord as MountedHandler));
    expect(wrong).toContainEqual(expect.stringMatching(/ as student on another’s: expected 404, got 200 /));
    expect(wrong).toContainEqual(expect.stringMatching(/ as student on another’s: the reply contains “Stranger-/));
  });

  it('finds a list that includes records of other users', async () => {
    const call = 'GET /sats/real_sats';
    const all: Any = async (input, visit) => {
      const { rows: people } = { rows: await visit.db.selectFrom('users').select('id').execute() };
      const lists = await Promise.all(
        people.map(({ id }) =>
          originalHandler(call)(input, {
            ...visit,
            session: { ...visit.session, account: { ...visit.session.account, id } },
          }),
        ),
      );
      return { data: lists.flatMap((list) => (list as { data: unknown[] }).data) };
    };
    const { wrong } = await run(call, withHandler(call, all as MountedHandler));
    expect(wrong).toContainEqual(expect.stringMatching(/ as student on one’s own: the reply contains “Stranger-/));
  });

  it('finds a sum that includes actions of other users', async () => {
    const call = 'GET /user_progresses/started';
    const counting: Any = async (_, { db }) => {
      const data = await db.selectFrom('practice_events').selectAll().execute();
      return { data: data.slice(0, 0), finished: [], first: null, count: data.length };
    };
    const { wrong } = await run(call, {
      serve: {
        contract: {
          ...contract,
          [call]: { ...contract[call], reply: contract['GET /user_progresses/started'].reply.loose() },
        },
        handlers: { ...handlers, [call]: counting as MountedHandler },
      },
    });
    expect(wrong).toContainEqual(
      expect.stringMatching(/ as student on one’s own: the reply changes with actions of other users/),
    );
  });

  it('finds a refusal after the row was deleted', async () => {
    const call = 'DELETE /assignments/{id}';
    const lateRefusal: Any = async (input, visit) => {
      await visit.db.deleteFrom('assignments').where('id', '=', input.params.id).execute();
      return await originalHandler(call)(input, visit);
    };
    const { wrong } = await run(call, withHandler(call, lateRefusal as MountedHandler));
    expect(wrong).toContain(`${call} as tutor on another’s: is refused, and changes assignments`);
  });

  it('finds a change of more than the caller’s own rows', async () => {
    const call = 'PUT /accounts/change_name';
    const changeEveryUser: Any = async (input, visit) => {
      await visit.db.updateTable('users').set({ code: 'changed' }).execute();
      return await originalHandler(call)(input, visit);
    };
    const { wrong } = await run(call, withHandler(call, changeEveryUser as MountedHandler));
    expect(wrong).toContain(`${call} as student on one’s own: changes rows of other users: users`);
  });

  it('finds a read of one’s own that accepts the id of another user, without a row for the call', async () => {
    const call = 'POST /user_progresses/get_user_sats_progress';
    expect(await run(call)).toEqual({ cells: 14, wrong: [] });
    const { wrong } = await run(
      call,
      withHandler(call, async () => ({ data: [] })),
    );
    expect(wrong).toContainEqual(expect.stringMatching(/ as student on another’s: expected 403, got 200 /));
  });

  it('finds a call without a row', async () => {
    const { 'GET /tests/{id}': _, ...others } = rows;
    expect(await run('GET /tests/{id}', { rows: others })).toEqual({
      cells: 0,
      wrong: ['GET /tests/{id}: has no row'],
    });
  });
});
