// npm run test:fuzz: every call of the contract, with malformed requests and with valid, hostile
// ones.

import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';
import { makeFindings } from './findings.ts';
import { runRound } from './round.ts';
import { seedDatabase } from './seed-database.ts';
import { startServer } from './server-process.ts';
import { slowClients } from './slow-clients.ts';
import { makeTally } from './tally.ts';

type Options = { seed: number; rounds: number; perRound: number; short: boolean };

/** Each round has a new copy of the database and a new server, so that records deleted earlier exist again. */
const fullRun = { rounds: 20, perRound: 10_100 };
const shortRun = { rounds: 1, perRound: 4_000 };

/** `--short`: the run of CI. `--seed 7`: repeats a run. Throws an error with a sentence for anything else. */
function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed must be a whole number');
  return { seed, short: values.short, ...(values.short ? shortRun : fullRun) };
}

const options = readOptions(process.argv.slice(2));
const findings = makeFindings(options.seed);
const tally = makeTally();
const print = (line: string) => console.log(line);
const stopController = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopController.abort());

print(`seed ${options.seed}`);
const cluster = await startCluster(seedDatabase);
let requests = 0;
try {
  stopController.signal.throwIfAborted();
  const slowRequests = runSlowClients().catch((error: unknown) => {
    findings.addOther(`slow clients: ${String(error)}`);
    return 0;
  });
  for (let round = 0; round < options.rounds; round++) {
    const began = performance.now();
    const done = await runRound(cluster, {
      name: `round_${round + 1}`,
      seed: options.seed,
      from: round * options.perRound,
      requests: options.perRound,
      findings,
      tally,
      stopped: stopController.signal,
    });
    requests += done.requests;
    const seconds = Math.round((performance.now() - began) / 1000);
    print(`round ${round + 1}: ${done.requests} requests in ${seconds} s; the server held ${done.memory} MB`);
  }
  requests += await slowRequests;
} catch (error) {
  if (!stopController.signal.aborted)
    findings.addOther(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await cluster.stop();
}
const shallow = tally.shallowReason();
if (shallow !== null) findings.addOther(shallow);
const { count, lines } = findings.summary();
for (const line of lines) print(line);
if (stopController.signal.aborted) process.exit(130);
for (const line of tally.summary()) print(line);
print(`fuzz: ${requests} requests, ${count} server errors`);
process.exit(count > 0 ? 1 : 0);

/** Runs during the rounds, on a separate server that lives long enough. */
async function runSlowClients(): Promise<number> {
  const database = await cluster.copy('slow');
  const server = await startServer(database, { folder: cluster.folder, onErrorLine: findings.addLogLine });
  stopController.signal.addEventListener('abort', () => server.kill());
  try {
    const done = await slowClients(server.ports.api, { short: options.short });
    for (const sentence of done.wrong) findings.addOther(sentence);
    return done.requests;
  } finally {
    await server.stop();
  }
}
