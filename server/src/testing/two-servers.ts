import { testDatabase } from '../database/test-cluster.ts';
import { request } from './client.ts';
import type { Person } from './people.ts';
import type { Parts } from './sealed-requests.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A call with its request parts, which are valid for both servers. */
export type ApiCall = { call: string; parts: Parts };

type Plan<Fixture> = {
  plant(db: TestServer['db']): Promise<Fixture>;
  /** Changes the database of the second server. */
  change(other: TestServer, planted: Fixture): Promise<void>;
};

/** Starts two servers whose databases are the same but for one change. Their clocks are stopped at one time. */
export async function startTwoServers<Fixture>({ plant, change }: Plan<Fixture>) {
  const seed = await testDatabase();
  const planted = await plant(seed.db);
  await seed.close();
  const copyOf = seed.config.database;
  const now = new Date();
  const one = await startTestServer({}, { copyOf });
  const other = await startTestServer({}, { copyOf });
  const servers = [one, other];
  for (const server of servers) server.clock.now = now;
  await change(other, planted);

  const replyOf = async (server: TestServer, { call, parts }: ApiCall, { token }: Person) => {
    const reply = await request(server.url, call, parts, token);
    return `${reply.status} ${withoutNew(await reply.text(), now)}`;
  };

  return {
    servers,
    planted,
    /** The calls whose replies differ between the two servers; `width` at a time. */
    async differing(calls: readonly ApiCall[], person: Person, width: number) {
      const found: (ApiCall & { one: string | undefined; other: string | undefined })[] = [];
      for (let at = 0; at < calls.length; at += width) {
        const some = calls.slice(at, at + width).map(async (apiCall) => {
          const [reply, otherReply] = await Promise.all(servers.map((server) => replyOf(server, apiCall, person)));
          return reply === otherReply ? [] : [{ ...apiCall, one: reply, other: otherReply }];
        });
        found.push(...(await Promise.all(some)).flat());
      }
      return found;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await seed.drop();
    },
  };
}

/** Ids and times that were made after the servers started: they differ by nature. */
function withoutNew(text: string, startedAt: Date): string {
  const from = startedAt.getTime();
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) =>
      Number.parseInt(id.replace('-', '').slice(0, 12), 16) >= from ? 'new id' : id,
    )
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
}
