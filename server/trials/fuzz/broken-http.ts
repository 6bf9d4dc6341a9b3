import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Script } from './broken-scripts.ts';
import { type ReplyRules, replyProblem } from './check-reply.ts';
import { decodeBody } from './decode-body.ts';
import { type Reply, readReply } from './raw-http.ts';

/** In milliseconds; long enough for a busy machine, because nothing is repeated. */
const timeoutMs = 20_000;

/** Runs a script on a port. Returns the problem with the replies, null if there is none. */
export async function runScript(port: number, script: Script, rules: ReplyRules): Promise<string | null> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setNoDelay();
  socket.on('error', () => {});
  await once(socket, 'connect');
  let received = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
  });
  // Registered first, because it may close while we are still writing.
  const whenEnded = waitForEnd(socket);
  for (const part of script.parts) {
    socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    if (script.parts.length < 20) await turn();
  }
  if (script.ending === 'vanish') {
    socket.destroy();
    return null;
  }
  if (script.ending === 'end') socket.end();
  const isEnded = await whenEnded;
  socket.destroy();
  return isEnded
    ? scriptProblem(repliesIn(received), script, rules)
    : `the connection was still open after ${timeoutMs / 1000} s`;
}

function waitForEnd(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, false);
    const done = () => {
      clearTimeout(timer);
      resolve(true);
    };
    socket.once('end', done).once('close', done);
  });
}

function repliesIn(bytes: Buffer): Reply[] {
  const replies: Reply[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const read = readReply(rest, { toHead: false, ended: true });
    // The server may disconnect in the middle of a reply to invalid HTTP.
    if (!read) break;
    replies.push(read.reply);
    rest = Buffer.from(read.rest);
  }
  return replies;
}

function scriptProblem(
  replies: readonly Reply[],
  { minReplies, maxReplies }: Script,
  rules: ReplyRules,
): string | null {
  if (replies.length < minReplies) return `${replies.length} replies to ${minReplies} requests`;
  if (replies.length > maxReplies) return `${replies.length} replies to at most ${maxReplies} requests`;
  for (const { status, headers, body } of replies) {
    const outcome = { kind: 'reply' as const, status, headers, body: decodeBody(headers, body), ms: 0 };
    const problem = replyProblem({ toApi: false, mayClose: true, marker: null }, outcome, rules);
    if (problem) return problem;
  }
  return null;
}
