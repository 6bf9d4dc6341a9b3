import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection as a browser holds it, byte by byte. */
export type RawConnection = {
  /** Sends this, and nothing that it does not say. */
  send(text: string): void;
  /** What has come back so far. */
  heard(): string;
  /** Resolves when the other side has closed it. */
  closed: Promise<void>;
  leave(): void;
};

/** Rejects when nobody takes it. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => (heard += String(part)));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  return {
    send: (text) => void socket.write(text),
    heard: () => heard,
    closed,
    leave: () => socket.destroy(),
  };
}

/** A POST with a JSON body, as text; `sent` leaves out the rest of its body. */
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

/** Each reply on a connection: its status, whether it ends the connection, and its body as far as it has come. */
export function repliesIn(heard: string): { status: number; closes: boolean; isWhole: boolean }[] {
  const replies = [];
  for (let rest = heard; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const head = rest.slice(0, end);
    // Of a head that is cut off nothing is whole.
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
