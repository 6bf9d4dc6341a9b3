import { isSlow, type ReplyRules, type RequestOutcome, replyProblem, replyTimeoutMs } from './check-reply.ts';
import { type Connection, openConnection } from './connection.ts';
import { decodeBody } from './decode-body.ts';
import type { Findings } from './findings.ts';
import { createRequest, type FuzzContext, type FuzzRequest, ports } from './fuzz-request.ts';
import { requestBytes } from './raw-http.ts';
import type { ServerProcess } from './server-process.ts';
import type { Tally } from './tally.ts';

/** Concurrent requests: more than the pool has connections. */
export const concurrency = 14;
/** Requests after which the known records are read again. */
const refreshEvery = 400;

type SendOptions = {
  from: number;
  requests: number;
  findings: Findings;
  tally: Tally;
  stopped: AbortSignal;
  refresh(): Promise<void>;
};

/** Makes the requests. Returns the heap sizes; the first one after a tenth of the requests, when the server is warm. */
export async function sendRequests(
  server: ServerProcess,
  context: FuzzContext,
  options: SendOptions,
): Promise<number[]> {
  const { from, requests, findings, tally, stopped, refresh } = options;
  const heaps: number[] = [];
  const rules: ReplyRules = { origins: server.origins };
  const inProgress = new Set<FuzzRequest>();
  const slow: FuzzRequest[] = [];
  // An error of the trial itself, which ends everything.
  let failure: unknown = null;
  const isRunning = () => server.exited() === null && !stopped.aborted && failure === null;
  let next = from;
  const work = async () => {
    const connections = connectionsTo(server);
    while (next < from + requests && isRunning()) {
      const number = next++;
      if (number % refreshEvery === refreshEvery - 1) await refresh();
      if (number === from + Math.floor(requests / 10)) heaps.push(await server.heap());
      const request = createRequest(number, context);
      inProgress.add(request);
      const connection = connections.get(request.port) as Connection;
      const outcome = await sendRequest(request, connection);
      if (server.exited() !== null) break;
      inProgress.delete(request);
      tally.count(request, outcome);
      rememberCode(request, outcome, context);
      const problem =
        replyProblem(request, outcome, rules) ?? (connection.unreadText() ? 'more came than one reply' : null);
      if (isSlow(outcome)) slow.push(request);
      else if (problem) findings.addReply(problem, request, outcome);
      if (request.caller && hasEnded(request, outcome))
        await context.people.replaceCaller(request.caller).catch(() => {});
    }
    for (const connection of connections.values()) connection.close();
  };
  const workers = Array.from({ length: concurrency }, () =>
    work().catch((error: unknown) => {
      failure ??= error;
    }),
  );
  await Promise.all(workers);
  if (failure !== null) throw failure;
  // On a busy machine many requests are slow together; only one that is slow again alone counts.
  const connections = connectionsTo(server);
  for (const request of slow) {
    if (!isRunning()) break;
    const outcome = await sendRequest(request, connections.get(request.port) as Connection);
    const problem = replyProblem(request, outcome, rules);
    if (problem) findings.addReply(problem, request, outcome);
  }
  for (const connection of connections.values()) connection.close();
  stopped.throwIfAborted();
  if (server.exited() === null) return heaps;
  for (const request of inProgress)
    findings.addReply(`the server ended: ${server.exited()}`, request, { kind: 'closed' });
  throw new Error('the server ended');
}

function connectionsTo(server: ServerProcess) {
  return new Map(ports.map((port) => [port, openConnection(server.ports[port])]));
}

async function sendRequest(request: FuzzRequest, connection: Connection): Promise<RequestOutcome> {
  // The port has no listener any more.
  const outcome = await connection
    .send(requestBytes(request), { toHead: request.method === 'HEAD', timeoutMs: replyTimeoutMs * 4 })
    .catch(() => ({ kind: 'closed' }) as const);
  if (outcome.kind !== 'reply') return outcome;
  const { status, headers, body } = outcome.reply;
  return { kind: 'reply', status, headers, body: decodeBody(headers, body), ms: outcome.ms };
}

/** Remembers the code for a later take-over by the other site. */
function rememberCode({ call }: FuzzRequest, outcome: RequestOutcome, { credentials }: FuzzContext): void {
  if (call !== 'POST /sessions/hand_over' || outcome.kind !== 'reply') return;
  const code = /"code":"([^"]+)"/.exec(outcome.body)?.[1];
  if (code !== undefined) credentials.codes.push(code);
}

/** Whether the session itself has ended, rather than another token being sent. */
function hasEnded({ caller, headers }: FuzzRequest, outcome: RequestOutcome): boolean {
  if (outcome.kind !== 'reply') return false;
  if (headers.some(([name, value]) => name === 'authorization' && value !== caller?.token)) return false;
  return outcome.status === 401 || /Session expired|not active|unlinked|logged out/i.test(outcome.body.slice(0, 200));
}
