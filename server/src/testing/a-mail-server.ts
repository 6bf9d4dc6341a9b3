import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './a-certificate.ts';

export type MailServer = {
  url: string;
  /** Every received line, and whether it was encrypted. */
  received: { line: string; encrypted: boolean }[];
  /** Accepted letters, unchanged. */
  accepted: string[];
  close(): void;
};

type MailServerOptions = {
  /** Offers STARTTLS. */
  certificate?: Certificate;
  /** The reply to a line; undefined: the normal reply; null: it disconnects. */
  answer?(line: string): string | null | undefined;
};

/** A minimal mail server for tests. */
export async function aMailServer({
  certificate,
  answer = () => undefined,
}: MailServerOptions = {}): Promise<MailServer> {
  const [received, accepted]: [MailServer['received'], string[]] = [[], []];
  const open = new Set<Socket>();

  function serveSocket(socket: Socket, encrypted: boolean): void {
    let letter: string[] | null = null;
    open.add(socket);
    socket.on('error', () => {});
    const sendLine = (line: string) => void socket.write(`${line}\r\n`);
    const lines = createInterface({ input: socket }).on('line', (line) => {
      if (letter && line !== '.') return void letter.push(line);
      received.push({ line, encrypted });
      const reply = answer(letter ? '.' : line);
      if (reply === null) return void socket.destroy();
      if (letter && reply === undefined) accepted.push(letter.join('\n'));
      letter = line === 'DATA' && reply === undefined ? [] : null;
      if (reply !== undefined) return sendLine(reply);
      if (line === 'STARTTLS' && certificate) {
        sendLine('220 go on');
        lines.close();
        const { key, cert } = certificate;
        return serveSocket(new TLSSocket(socket, { isServer: true, key, cert }), true);
      }
      if (line === 'STARTTLS') return sendLine('502 no such command');
      if (letter) return sendLine('354 go on');
      sendLine(line.startsWith('EHLO') && certificate && !encrypted ? '250-mail.example\r\n250 STARTTLS' : '250 good');
    });
    if (!encrypted) sendLine('220 mail.example');
  }

  const server = createServer((socket) => serveSocket(socket, false)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    accepted,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
