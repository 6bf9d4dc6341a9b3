import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type ForwardedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };
export type ServerReply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Forwarder = {
  /** Forwards to the next server, or to another one if it refuses the connection. */
  forward(incoming: ForwardedRequest): Promise<ServerReply>;
  /** Replies of the servers by status. */
  statuses: ReadonlyMap<number, number>;
  /** Replies that no server may give, during any outage. */
  violations: readonly string[];
  close(): void;
};

/** The reply of a gateway without a server. */
export function gatewayReply(status: 502 | 503 | 504): ServerReply {
  return { status, headers: { 'content-type': 'text/html' }, body: Buffer.from('<html><h1>Gateway</h1></html>') };
}

export function createForwarder(servers: readonly string[]): Forwarder {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const violations: string[] = [];
  let nextServer = 0;

  function send(to: string, { method, path, headers, body }: ForwardedRequest): Promise<ServerReply | 'nobody there'> {
    return new Promise((resolve) => {
      const outgoing = request(new URL(path, to), { method, headers, agent }, async (reply) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of reply) chunks.push(chunk as Buffer);
          resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: Buffer.concat(chunks) });
        } catch {
          resolve(gatewayReply(502));
        }
      });
      // After a request was sent its result is unknown, so it is not sent to another server.
      outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
        resolve(code === 'ECONNREFUSED' ? 'nobody there' : gatewayReply(502));
      });
      outgoing.end(body);
    });
  }

  function recordReply({ method, path }: ForwardedRequest, { status, headers, body }: ServerReply): void {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 500) violations.push(`${method} ${path} answered 500 (${headers['x-request-id']}): ${body}`);
  }

  return {
    async forward(incoming) {
      for (let tries = 0; tries < servers.length; tries += 1) {
        nextServer += 1;
        const answer = await send(servers[nextServer % servers.length] ?? '', incoming);
        if (answer === 'nobody there') continue;
        recordReply(incoming, answer);
        return answer;
      }
      return gatewayReply(502);
    },
    statuses,
    violations,
    close: () => agent.destroy(),
  };
}
