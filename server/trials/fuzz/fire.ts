import { decoded } from './decoded.ts';
import type { Findings } from './findings.ts';
import { type Got, isSlow, type Judging, patience, wrongOf } from './judge.ts';
import { type Line, openLine } from './line.ts';
import type { ServerProcess } from './server-process.ts';
import { ports, type Shot, shotOf, type World } from './shot.ts';
import type { Tally } from './tally.ts';
import { bytesOf } from './wire.ts';

/** Concurrent requests: more than the pool has connections. */
export const atOnce = 14;
/** Requests after which the known records are read again. */
const glance = 400;

type Fire = {
  from: number;
  requests: number;
  findings: Findings;
  tally: Tally;
  stopped: AbortSignal;
  look(): Promise<void>;
};

/**
 * Makes the requests. Returns the heap sizes; the first one after a tenth of the requests, when the
 * server is warm.
 */
export async function fire(server: ServerProcess, world: World, how: Fire): Promise<number[]> {
  const { from, requests, findings, tally, stopped, look } = how;
  const heaps: number[] = [];
  const judging: Judging = { origins: server.origins };
  const underWay = new Set<Shot>();
  const slow: Shot[] = [];
  // An error of the trial itself, which ends everything.
  let fault: unknown = null;
  const goesOn = () => server.exited() === null && !stopped.aborted && fault === null;
  let next = from;
  const work = async () => {
    const lines = linesTo(server);
    while (next < from + requests && goesOn()) {
      const number = next++;
      if (number % glance === glance - 1) await look();
      if (number === from + Math.floor(requests / 10)) heaps.push(await server.heap());
      const shot = shotOf(number, world);
      underWay.add(shot);
      const line = lines.get(shot.port) as Line;
      const got = await answerTo(shot, line);
      if (server.exited() !== null) break;
      underWay.delete(shot);
      tally.count(shot, got);
      keepCode(shot, got, world);
      const wrong = wrongOf(shot, got, judging) ?? (line.leftOver() ? 'more came than one reply' : null);
      if (isSlow(got)) slow.push(shot);
      else if (wrong) findings.reply(wrong, shot, got);
      if (shot.as && hasEnded(shot, got)) await world.people.ended(shot.as).catch(() => {});
    }
    for (const line of lines.values()) line.close();
  };
  const working = Array.from({ length: atOnce }, () =>
    work().catch((error: unknown) => {
      fault ??= error;
    }),
  );
  await Promise.all(working);
  if (fault !== null) throw fault;
  // On a busy machine many requests are slow together; only one that is slow again alone counts.
  const lines = linesTo(server);
  for (const shot of slow) {
    if (!goesOn()) break;
    const got = await answerTo(shot, lines.get(shot.port) as Line);
    const wrong = wrongOf(shot, got, judging);
    if (wrong) findings.reply(wrong, shot, got);
  }
  for (const line of lines.values()) line.close();
  stopped.throwIfAborted();
  if (server.exited() === null) return heaps;
  for (const shot of underWay) findings.reply(`the server ended: ${server.exited()}`, shot, { at: 'closed' });
  throw new Error('the server ended');
}

function linesTo(server: ServerProcess) {
  return new Map(ports.map((port) => [port, openLine(server.ports[port])]));
}

async function answerTo(shot: Shot, line: Line): Promise<Got> {
  // The port has no listener any more.
  const outcome = await line
    .ask(bytesOf(shot), { toHead: shot.method === 'HEAD', patience: patience * 4 })
    .catch(() => ({ at: 'closed' }) as const);
  if (outcome.at !== 'reply') return outcome;
  const { status, headers, body } = outcome.reply;
  return { at: 'reply', status, headers, body: decoded(headers, body), ms: outcome.ms };
}

/** Remembers the code for a later take-over by the other site. */
function keepCode({ call }: Shot, got: Got, { ways }: World): void {
  if (call !== 'POST /sessions/hand_over' || got.at !== 'reply') return;
  const code = /"code":"([^"]+)"/.exec(got.body)?.[1];
  if (code !== undefined) ways.codes.push(code);
}

/** Whether the session itself has ended, rather than another token being sent. */
function hasEnded({ as, headers }: Shot, got: Got): boolean {
  if (got.at !== 'reply') return false;
  if (headers.some(([name, value]) => name === 'authorization' && value !== as?.token)) return false;
  return got.status === 401 || /Session expired|not active|unlinked|logged out/i.test(got.body.slice(0, 200));
}
