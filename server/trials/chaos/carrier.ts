import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Carrier = {
  /** Forwards to the next server, or to another one if it refuses the connection. */
  carry(asked: Asked): Promise<Answer>;
  /** Replies of the servers by status. */
  statuses: ReadonlyMap<number, number>;
  /** Replies that no server may give, during any outage. */
  wrongs: readonly string[];
  close(): void;
};

/** The reply of a gateway without a server. */
export function fromGateway(status: 502 | 503 | 504): Answer {
  return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from('<html><h1>Gateway</h1></html>') };
}

export function createCarrier(servers: readonly string[]): Carrier {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const wrongs: string[] = [];
  let turn = 0;

  function send(to: string, { method, path, headers, body }: Asked): Promise<Answer | 'nobody there'> {
    return new Promise((resolve) => {
      const onward = request(new URL(path, to), { method, headers, agent }, async (reply) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of reply) chunks.push(chunk as Buffer);
          resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: Buffer.concat(chunks) });
        } catch {
          resolve(fromGateway(502));
        }
      });
      // After a request was sent its result is unknown, so it is not sent to another server.
      onward.on('error', ({ code }: NodeJS.ErrnoException) => {
        resolve(code === 'ECONNREFUSED' ? 'nobody there' : fromGateway(502));
      });
      onward.end(body);
    });
  }

  function note({ method, path }: Asked, { status, headers, body }: Answer): void {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 500) wrongs.push(`${method} ${path} answered 500 (${headers['x-request-id']}): ${body}`);
  }

  return {
    async carry(asked) {
      for (let tries = 0; tries < servers.length; tries += 1) {
        turn += 1;
        const answer = await send(servers[turn % servers.length] ?? '', asked);
        if (answer === 'nobody there') continue;
        note(asked, answer);
        return answer;
      }
      return fromGateway(502);
    },
    statuses,
    wrongs,
    close: () => agent.destroy(),
  };
}
