import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** Sends `METHOD /path` with a token and an optional body. Returns the body; throws unless the status is 200. */
export type Ask = (call: string, token: string, body?: object) => Promise<string>;

/** Milliseconds after which the server may have closed an idle connection. */
const longestRest = 2_000;

/**
 * Opens a keep-alive connection with one request at a time. It parses only the HTTP/1.1 that these replies use, to
 * leave CPU time to the server.
 */
export function dial(port: number): Ask {
  let socket: Socket | null = null;
  let used = 0;
  return async (call, token, body) => {
    if (performance.now() - used > longestRest) socket?.destroy();
    if (socket === null || socket.destroyed) socket = await opened(port);
    const reply = replyOn(socket);
    socket.write(requestOf(call, token, body && JSON.stringify(body)));
    const { head, text } = await reply;
    used = performance.now();
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`${call} was answered ${head}\n${text}`);
    return text;
  };
}

async function opened(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }).setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

function requestOf(call: string, token: string, body: string | undefined): string {
  const head = `${call} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: ${token}\r\ntimezonename: America/New_York\r\n`;
  if (body === undefined) return `${head}\r\n`;
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Resolves with the complete reply; rejects if it has no content-length. */
function replyOn(socket: Socket): Promise<{ head: string; text: string }> {
  return new Promise((resolve, reject) => {
    let came = '';
    const hear = (part: string) => {
      came += part;
      const end = came.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = came.slice(0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (Number.isNaN(length)) stop(new Error(`a reply without a length: ${head}`));
      else if (came.length === end + 4 + length) stop({ head, text: came.slice(end + 4) });
    };
    const hangUp = () => stop(new Error('the server hung up in the middle of a reply'));
    const stop = (found: Error | { head: string; text: string }) => {
      socket.off('data', hear).off('close', hangUp);
      if (found instanceof Error) reject(found);
      else resolve(found);
    };
    socket.on('data', hear).on('close', hangUp);
  });
}
