import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/** Sends `METHOD /path` with a token and an optional body. Returns the body; throws unless the status is 200. */
export type SendCall = (call: string, token: string, body?: object) => Promise<string>;

/** Milliseconds after which the server may have closed an idle connection. */
const maxIdleMs = 2_000;

/**
 * Opens a keep-alive connection with one request at a time. It parses only the HTTP/1.1 that these replies use, to
 * leave CPU time to the server.
 */
export function openConnection(port: number): SendCall {
  let socket: Socket | null = null;
  let lastUsed = 0;
  return async (call, token, body) => {
    if (performance.now() - lastUsed > maxIdleMs) socket?.destroy();
    if (socket === null || socket.destroyed) socket = await connectSocket(port);
    const reply = replyOn(socket);
    socket.write(requestOf(call, token, body && JSON.stringify(body)));
    const { head, text } = await reply;
    lastUsed = performance.now();
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`${call} was answered ${head}\n${text}`);
    return text;
  };
}

async function connectSocket(port: number): Promise<Socket> {
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
    let received = '';
    const onData = (part: string) => {
      received += part;
      const end = received.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = received.slice(0, end);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (Number.isNaN(length)) stop(new Error(`a reply without a length: ${head}`));
      else if (received.length === end + 4 + length) stop({ head, text: received.slice(end + 4) });
    };
    const onClose = () => stop(new Error('the server hung up in the middle of a reply'));
    const stop = (result: Error | { head: string; text: string }) => {
      socket.off('data', onData).off('close', onClose);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    socket.on('data', onData).on('close', onClose);
  });
}
