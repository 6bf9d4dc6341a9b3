import type pg from 'pg';
import { readDemoAccounts } from '../../src/accounts/demo-accounts.ts';
import { connect } from '../../src/database/connect.ts';
import { newToken } from '../../src/session/token.ts';
import { afterwards } from './afterwards.ts';
import { perform } from './broken-http.ts';
import { brokenScript } from './broken-scripts.ts';
import { chanceOf } from './chance.ts';
import type { Cluster } from './cluster.ts';
import type { Findings } from './findings.ts';
import { atOnce, fire } from './fire.ts';
import type { Judging } from './judge.ts';
import { lookAround } from './known.ts';
import { gatherPeople } from './people.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type Port, ports, type World } from './shot.ts';
import type { Tally } from './tally.ts';
import type { Ways } from './value.ts';
import { plantStranger } from './world.ts';

type Round = {
  name: string;
  seed: number;
  from: number;
  requests: number;
  findings: Findings;
  tally: Tally;
  stopped: AbortSignal;
};

/** The share of requests over raw sockets. */
const bare = 0.04;

/**
 * Runs requests against a server on a copy of the database. Returns their number and the heap
 * sizes.
 */
export async function runRound(cluster: Cluster, round: Round): Promise<{ requests: number; memory: string }> {
  const database = await cluster.copy(round.name);
  const server = await startServer(database, { folder: cluster.folder, onWrong: round.findings.line });
  const { db, pool, close } = connect(database, { size: 3 });
  const kill = () => server.kill();
  round.stopped.addEventListener('abort', kill);
  try {
    const stranger = await plantStranger(db, `http://127.0.0.1:${server.ports.api}`);
    const people = await gatherPeople(db, stranger.ids);
    const accounts = (await readDemoAccounts(cluster.folder)) ?? [];
    const ways: Ways = { logins: accounts.map(({ email, password }) => ({ email, password })), codes: [], resets: [] };
    const known = await lookAround(db, stranger.ids);
    const world: World = { ...round, people, ways, known, marker: stranger.marker };
    const look = async () => {
      // Rate limits have tests of their own; here every call must pass.
      await pool.query('delete from failures; delete from spent_budgets');
      ways.resets.push(await aResetLink(pool, stranger.ids));
      world.known = await lookAround(db, stranger.ids);
    };
    const written = Math.round(round.requests * (1 - bare));
    const heaps = await fire(server, world, { ...round, requests: written, look });
    await breakIn(server, world, { ...round, requests: round.requests - written });
    heaps.push(await server.heap());
    const wrong = await afterwards({ db, pool, server, people, heaps });
    for (const sentence of wrong) round.findings.other(`${round.name}: ${sentence}`);
    const end = await server.stop();
    if (end !== 'exit code 0') round.findings.other(`${round.name}: the server stopped with ${end}`);
    return { requests: round.requests, memory: heaps.map((heap) => Math.round(heap / 1e6)).join(' → ') };
  } finally {
    round.stopped.removeEventListener('abort', kill);
    await server.stop();
    await close();
    await cluster.drop(round.name);
  }
}

/** A reset link of some user, created without a letter. */
async function aResetLink(pool: pg.Pool, strangers: readonly string[]): Promise<string> {
  const { token, hash } = newToken();
  await pool.query(
    `insert into password_links (hash, user_id, expires_at)
     select $1, id, now() + interval '1 hour' from users where not id = any ($2) order by id limit 1`,
    [hash, strangers],
  );
  return token;
}

/** Runs raw socket scripts, on random ports. */
async function breakIn(server: ServerProcess, world: World, { from, seed, requests, findings, stopped }: Round) {
  const judging: Judging = { origins: server.origins };
  let next = 0;
  const work = async () => {
    while (next < requests && server.exited() === null && !stopped.aborted) {
      const number = next++;
      const chance = chanceOf(seed, -1 - from - number);
      const { token, account } = world.people.one('student', chance);
      const port: Port = chance.pick(ports);
      const base = port === 'api' ? '' : '/api';
      const script = brokenScript({ chance, token, userId: account.id, base });
      const wrong = await perform(server.ports[port], script, judging).catch(String);
      if (wrong === null) continue;
      const parts = JSON.stringify(
        script.parts
          .map((part) => part.toString('latin1'))
          .join('')
          .slice(0, 600),
      );
      findings.other(`${wrong}  [${script.name}, to ${port}]\n  seed ${seed}, script ${number} of ${from}\n  ${parts}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  stopped.throwIfAborted();
  if (server.exited() !== null) throw new Error('the server ended');
}
