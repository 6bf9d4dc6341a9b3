import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection of a browser, at the byte level. */
export type RawConnection = {
  /** Sends exactly this text. */
  send(text: string): void;
  /** Everything received so far. */
  received(): string;
  /** Resolves when the other side has closed the connection. */
  closed: Promise<void>;
  disconnect(): void;
};

/** Opens a connection. Rejects if no server listens. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return {
    send: (text) => void socket.write(text),
    received: () => received,
    closed,
    disconnect: () => socket.destroy(),
  };
}

/** A POST with a JSON body, as text. `sent` is the share of the body in the first part. */
export function rawPost(
  path: string,
  body: unknown,
  { sent = 1 }: { sent?: number } = {},
): [now: string, rest: string] {
  const text = JSON.stringify(body);
  const cut = Math.floor(text.length * sent);
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'app-version: 1',
    'timezonename: America/New_York',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  return [`${head.join('\r\n')}\r\n\r\n${text.slice(0, cut)}`, text.slice(cut)];
}

/** The replies on a connection: the status, whether it closes the connection, and whether it is complete. */
export function repliesIn(received: string): { status: number; closes: boolean; isWhole: boolean }[] {
  const replies = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const head = rest.slice(0, end);
    // An incomplete head means an incomplete reply.
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
    const body = rest.slice(end, end + length);
    replies.push({
      status: Number(rest.slice(9, 12)),
      closes: /^connection: close\r$/im.test(head),
      isWhole: body.length === length,
    });
    rest = rest.slice(end + length);
  }
  return replies;
}
