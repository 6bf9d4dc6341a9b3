// npm run test:fuzz: every call of the contract, with malformed requests and with valid, hostile
// ones.
import { startCluster } from './cluster.ts';
import { makeFindings } from './findings.ts';
import { readOptions } from './options.ts';
import { runRound } from './round.ts';
import { startServer } from './server-process.ts';
import { slowClients } from './slow.ts';
import { makeTally } from './tally.ts';
import { seedWorld } from './world.ts';

const options = readOptions(process.argv.slice(2));
const findings = makeFindings(options.seed);
const tally = makeTally();
const say = (line: string) => console.log(line);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());

say(`seed ${options.seed}`);
const cluster = await startCluster(seedWorld);
let requests = 0;
try {
  stop.signal.throwIfAborted();
  const slow = slowly().catch((error: unknown) => {
    findings.other(`slow clients: ${String(error)}`);
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
      stopped: stop.signal,
    });
    requests += done.requests;
    const seconds = Math.round((performance.now() - began) / 1000);
    say(`round ${round + 1}: ${done.requests} requests in ${seconds} s; the server held ${done.memory} MB`);
  }
  requests += await slow;
} catch (error) {
  if (!stop.signal.aborted) findings.other(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  await cluster.stop();
}
const shallow = tally.shallow();
if (shallow !== null) findings.other(shallow);
const { count, lines } = findings.told();
for (const line of lines) say(line);
if (stop.signal.aborted) process.exit(130);
for (const line of tally.told()) say(line);
say(`fuzz: ${requests} requests, ${count} server errors`);
process.exit(count > 0 ? 1 : 0);

/** Runs during the rounds, on a separate server that lives long enough. */
async function slowly(): Promise<number> {
  const database = await cluster.copy('slow');
  const server = await startServer(database, { folder: cluster.folder, onWrong: findings.line });
  stop.signal.addEventListener('abort', () => server.kill());
  try {
    const done = await slowClients(server.ports.api, { short: options.short });
    for (const sentence of done.wrong) findings.other(sentence);
    return done.requests;
  } finally {
    await server.stop();
  }
}
