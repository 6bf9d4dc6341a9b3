import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Script } from './broken-scripts.ts';
import { decoded } from './decoded.ts';
import { type Judging, wrongOf } from './judge.ts';
import { type Reply, readReply } from './wire.ts';

/** In milliseconds; long enough for a busy machine, because nothing is repeated. */
const longest = 20_000;

/** Runs a script on a port. Returns the problem with the replies, null if there is none. */
export async function perform(port: number, script: Script, judging: Judging): Promise<string | null> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setNoDelay();
  socket.on('error', () => {});
  await once(socket, 'connect');
  let came = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => {
    came = Buffer.concat([came, part]);
  });
  // Registered first, because it may close while we are still writing.
  const over = ended(socket);
  for (const part of script.parts) {
    socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    if (script.parts.length < 20) await turn();
  }
  if (script.then === 'vanish') {
    socket.destroy();
    return null;
  }
  if (script.then === 'end') socket.end();
  const inTime = await over;
  socket.destroy();
  return inTime ? wrongIn(repliesIn(came), script, judging) : `the connection was still open after ${longest / 1000} s`;
}

function ended(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest, false);
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

function wrongIn(replies: readonly Reply[], { least, most }: Script, judging: Judging): string | null {
  if (replies.length < least) return `${replies.length} replies to ${least} requests`;
  if (replies.length > most) return `${replies.length} replies to at most ${most} requests`;
  for (const { status, headers, body } of replies) {
    const got = { at: 'reply' as const, status, headers, body: decoded(headers, body), ms: 0 };
    const wrong = wrongOf({ toApi: false, mayClose: true, marker: null }, got, judging);
    if (wrong) return wrong;
  }
  return null;
}
