import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Reply, readReply } from './raw-http.ts';

type ReadOutcome = { kind: 'reply'; reply: Reply; ms: number } | { kind: 'closed' } | { kind: 'late' };

/** A connection to a port, reused as long as the server keeps it open. */
export type Connection = {
  /** Sends the bytes, and waits at most `timeoutMs` for a reply. */
  send(bytes: Buffer, options: { toHead: boolean; timeoutMs: number }): Promise<ReadOutcome>;
  /** Received text that belongs to no reply. */
  unreadText(): string;
  close(): void;
};

export function openConnection(port: number): Connection {
  let socket: Socket | null = null;
  let requestCount = 0;
  let received = Buffer.alloc(0);
  const disconnect = () => {
    socket?.destroy();
    socket = null;
    received = Buffer.alloc(0);
  };

  async function liveSocket(): Promise<Socket> {
    if (socket && !socket.destroyed && socket.readyState === 'open') return socket;
    disconnect();
    const opened = connect(port, '127.0.0.1').setNoDelay();
    opened.on('error', () => {});
    await once(opened, 'connect');
    socket = opened;
    requestCount = 0;
    return opened;
  }

  async function send(bytes: Buffer, options: { toHead: boolean; timeoutMs: number }): Promise<ReadOutcome> {
    const open = await liveSocket();
    const before = requestCount;
    requestCount += 1;
    const outcome = await readOneReply(open, bytes, options);
    if (outcome.kind !== 'reply' || outcome.reply.closes) disconnect();
    // The server may have closed the reused connection at this moment, so a new one is tried.
    if (outcome.kind === 'closed' && before > 0) return await send(bytes, options);
    return outcome;
  }

  function readOneReply(open: Socket, bytes: Buffer, { toHead, timeoutMs }: { toHead: boolean; timeoutMs: number }) {
    const began = performance.now();
    return new Promise<ReadOutcome>((resolve, reject) => {
      const timer = setTimeout(() => finish({ kind: 'late' }), timeoutMs);
      const finish = (outcome: ReadOutcome) => {
        clearTimeout(timer);
        open.off('data', onData).off('close', onClose);
        resolve(outcome);
      };
      const read = (ended: boolean) => {
        try {
          const readResult = readReply(received, { toHead, ended });
          if (!readResult) return false;
          received = Buffer.from(readResult.rest);
          finish({ kind: 'reply', reply: readResult.reply, ms: performance.now() - began });
          return true;
        } catch (error) {
          clearTimeout(timer);
          reject(error);
          return true;
        }
      };
      const onData = (part: Buffer) => {
        received = Buffer.concat([received, part]);
        read(false);
      };
      const onClose = () => {
        if (!read(true)) finish({ kind: 'closed' });
      };
      open.on('data', onData).on('close', onClose);
      open.write(bytes);
    });
  }

  return { send, unreadText: () => received.toString('latin1'), close: disconnect };
}
