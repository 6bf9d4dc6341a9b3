import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Reply, readReply } from './wire.ts';

type Outcome = { at: 'reply'; reply: Reply; ms: number } | { at: 'closed' } | { at: 'late' };

/** A connection to a port, reused as long as the server keeps it open. */
export type Line = {
  /** Sends the bytes, and waits at most `patience` milliseconds for a reply. */
  ask(bytes: Buffer, manner: { toHead: boolean; patience: number }): Promise<Outcome>;
  /** Received text that belongs to no reply. */
  leftOver(): string;
  close(): void;
};

export function openLine(port: number): Line {
  let socket: Socket | null = null;
  let asked = 0;
  let got = Buffer.alloc(0);
  const drop = () => {
    socket?.destroy();
    socket = null;
    got = Buffer.alloc(0);
  };

  async function live(): Promise<Socket> {
    if (socket && !socket.destroyed && socket.readyState === 'open') return socket;
    drop();
    const opened = connect(port, '127.0.0.1').setNoDelay();
    opened.on('error', () => {});
    await once(opened, 'connect');
    socket = opened;
    asked = 0;
    return opened;
  }

  async function ask(bytes: Buffer, manner: { toHead: boolean; patience: number }): Promise<Outcome> {
    const open = await live();
    const before = asked;
    asked += 1;
    const outcome = await oneReply(open, bytes, manner);
    if (outcome.at !== 'reply' || outcome.reply.closes) drop();
    // The server may have closed the reused connection at this moment, so a new one is tried.
    if (outcome.at === 'closed' && before > 0) return await ask(bytes, manner);
    return outcome;
  }

  function oneReply(open: Socket, bytes: Buffer, { toHead, patience }: { toHead: boolean; patience: number }) {
    const began = performance.now();
    return new Promise<Outcome>((resolve, reject) => {
      const timer = setTimeout(() => finish({ at: 'late' }), patience);
      const finish = (outcome: Outcome) => {
        clearTimeout(timer);
        open.off('data', onData).off('close', onClose);
        resolve(outcome);
      };
      const read = (ended: boolean) => {
        try {
          const found = readReply(got, { toHead, ended });
          if (!found) return false;
          got = Buffer.from(found.rest);
          finish({ at: 'reply', reply: found.reply, ms: performance.now() - began });
          return true;
        } catch (fault) {
          clearTimeout(timer);
          reject(fault);
          return true;
        }
      };
      const onData = (part: Buffer) => {
        got = Buffer.concat([got, part]);
        read(false);
      };
      const onClose = () => {
        if (!read(true)) finish({ at: 'closed' });
      };
      open.on('data', onData).on('close', onClose);
      open.write(bytes);
    });
  }

  return { ask, leftOver: () => got.toString('latin1'), close: drop };
}
