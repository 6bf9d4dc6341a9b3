import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';
import type { Certificate } from './a-certificate.ts';

export type MailServer = {
  url: string;
  /** Every received line, and whether it was encrypted. */
  heard: { line: string; encrypted: boolean }[];
  /** Accepted letters, unchanged. */
  taken: string[];
  close(): void;
};

type Manner = {
  /** Offers STARTTLS. */
  certificate?: Certificate;
  /** The reply to a line; undefined: the normal reply; null: it disconnects. */
  answer?(line: string): string | null | undefined;
};

/** A minimal mail server for tests. */
export async function aMailServer({ certificate, answer = () => undefined }: Manner = {}): Promise<MailServer> {
  const [heard, taken]: [MailServer['heard'], string[]] = [[], []];
  const open = new Set<Socket>();

  function talk(socket: Socket, encrypted: boolean): void {
    let letter: string[] | null = null;
    open.add(socket);
    socket.on('error', () => {});
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const lines = createInterface({ input: socket }).on('line', (line) => {
      if (letter && line !== '.') return void letter.push(line);
      heard.push({ line, encrypted });
      const said = answer(letter ? '.' : line);
      if (said === null) return void socket.destroy();
      if (letter && said === undefined) taken.push(letter.join('\n'));
      letter = line === 'DATA' && said === undefined ? [] : null;
      if (said !== undefined) return say(said);
      if (line === 'STARTTLS' && certificate) {
        say('220 go on');
        lines.close();
        const { key, cert } = certificate;
        return talk(new TLSSocket(socket, { isServer: true, key, cert }), true);
      }
      if (line === 'STARTTLS') return say('502 no such command');
      if (letter) return say('354 go on');
      say(line.startsWith('EHLO') && certificate && !encrypted ? '250-mail.example\r\n250 STARTTLS' : '250 good');
    });
    if (!encrypted) say('220 mail.example');
  }

  const server = createServer((socket) => talk(socket, false)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    taken,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
