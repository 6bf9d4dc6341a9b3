import type pg from 'pg';
import { readDemoAccounts } from '../../src/accounts/demo-accounts.ts';
import { connect } from '../../src/database/connect.ts';
import { newToken } from '../../src/session/token.ts';
import { runScript } from './broken-http.ts';
import { brokenScript } from './broken-scripts.ts';
import { checkAfterRequests } from './check-after-requests.ts';
import type { ReplyRules } from './check-reply.ts';
import type { FuzzCluster } from './cluster.ts';
import type { Findings } from './findings.ts';
import { type FuzzContext, type Port, ports } from './fuzz-request.ts';
import type { Credentials } from './generation-context.ts';
import { readKnownRecords } from './known-records.ts';
import { createTestCallers } from './people.ts';
import { addOtherUser } from './seed-database.ts';
import { seededRandom } from './seeded-random.ts';
import { concurrency, sendRequests } from './send-requests.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Tally } from './tally.ts';

type RoundOptions = {
  name: string;
  seed: number;
  from: number;
  requests: number;
  findings: Findings;
  tally: Tally;
  stopped: AbortSignal;
};

/** The share of requests over raw sockets. */
const rawSocketShare = 0.04;

/** Runs requests against a server on a copy of the database. Returns their number and the heap sizes. */
export async function runRound(
  cluster: FuzzCluster,
  options: RoundOptions,
): Promise<{ requests: number; memory: string }> {
  const database = await cluster.copy(options.name);
  const server = await startServer(database, { folder: cluster.folder, onErrorLine: options.findings.addLogLine });
  const { db, pool, close } = connect(database, { size: 3 });
  const kill = () => server.kill();
  options.stopped.addEventListener('abort', kill);
  try {
    const otherUser = await addOtherUser(db, `http://127.0.0.1:${server.ports.api}`);
    const people = await createTestCallers(db, otherUser.ids);
    const accounts = (await readDemoAccounts(cluster.folder)) ?? [];
    const credentials: Credentials = {
      logins: accounts.map(({ email, password }) => ({ email, password })),
      codes: [],
      resets: [],
    };
    const records = await readKnownRecords(db, otherUser.ids);
    const context: FuzzContext = { ...options, people, credentials, records, marker: otherUser.marker };
    const refresh = async () => {
      // Rate limits have tests of their own; here every call must pass.
      await pool.query('delete from failures; delete from spent_budgets');
      credentials.resets.push(await aResetLink(pool, otherUser.ids));
      context.records = await readKnownRecords(db, otherUser.ids);
    };
    const normalRequests = Math.round(options.requests * (1 - rawSocketShare));
    const heaps = await sendRequests(server, context, { ...options, requests: normalRequests, refresh });
    await runRawScripts(server, context, { ...options, requests: options.requests - normalRequests });
    heaps.push(await server.heap());
    const problems = await checkAfterRequests({ db, pool, server, people, heaps });
    for (const sentence of problems) options.findings.addOther(`${options.name}: ${sentence}`);
    const end = await server.stop();
    if (end !== 'exit code 0') options.findings.addOther(`${options.name}: the server stopped with ${end}`);
    return { requests: options.requests, memory: heaps.map((heap) => Math.round(heap / 1e6)).join(' → ') };
  } finally {
    options.stopped.removeEventListener('abort', kill);
    await server.stop();
    await close();
    await cluster.drop(options.name);
  }
}

/** A reset link of some user, created without a letter. */
async function aResetLink(pool: pg.Pool, otherUserIds: readonly string[]): Promise<string> {
  const { token, hash } = newToken();
  await pool.query(
    `insert into password_links (hash, user_id, expires_at)
     select $1, id, now() + interval '1 hour' from users where not id = any ($2) order by id limit 1`,
    [hash, otherUserIds],
  );
  return token;
}

/** Runs raw socket scripts, on random ports. */
async function runRawScripts(
  server: ServerProcess,
  context: FuzzContext,
  { from, seed, requests, findings, stopped }: RoundOptions,
) {
  const rules: ReplyRules = { origins: server.origins };
  let next = 0;
  const work = async () => {
    while (next < requests && server.exited() === null && !stopped.aborted) {
      const number = next++;
      const chance = seededRandom(seed, -1 - from - number);
      const { token, account } = context.people.pickCaller('student', chance);
      const port: Port = chance.pick(ports);
      const base = port === 'api' ? '' : '/api';
      const script = brokenScript({ chance, token, userId: account.id, base });
      const problem = await runScript(server.ports[port], script, rules).catch(String);
      if (problem === null) continue;
      const parts = JSON.stringify(
        script.parts
          .map((part) => part.toString('latin1'))
          .join('')
          .slice(0, 600),
      );
      findings.addOther(
        `${problem}  [${script.name}, to ${port}]\n  seed ${seed}, script ${number} of ${from}\n  ${parts}`,
      );
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  stopped.throwIfAborted();
  if (server.exited() !== null) throw new Error('the server ended');
}
