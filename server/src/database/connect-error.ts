import { connect } from 'node:net';

/** Why a connection failed, and whether that may be temporary because the database is starting. */
export type ConnectError = { why: string; isTemporary: boolean };

/** What to connect to, without the password. */
export type ConnectTarget = {
  host: string;
  port: number;
  user?: string | undefined;
  database?: string | undefined;
};

/** Returns the reason as the end of "The database cannot be used: …", for the operator who set the address. */
export async function describeConnectError(error: unknown, target: ConnectTarget): Promise<ConnectError> {
  const { message, code = '' } = error as Error & { code?: string };
  const address = addressOf(target);
  const temporary = describeTemporary(code, message, address, target.host);
  if (temporary) return { why: temporary, isTemporary: true };
  const refused = describeRefusal(code, message, address, target);
  if (refused) return { why: refused, isTemporary: false };
  if (/^(?:timeout expired|Connection terminated)|^ECONNRESET$/.test(message) || code === 'ECONNRESET') {
    const verdict = await probePostgres(target);
    if (verdict === 'no') return { why: `what listens on ${address} is no PostgreSQL`, isTemporary: false };
    return { why: `${address} gives no answer`, isTemporary: true };
  }
  return { why: `${address}: ${message || code}`, isTemporary: false };
}

function addressOf({ host, port }: ConnectTarget): string {
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`;
}

function describeTemporary(code: string, message: string, address: string, host: string): string | null {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nobody listens on ${address}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host with the name ${host}`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${address} cannot be reached over the network`;
    // Starting, stopping, or out of connections: PostgreSQL's own message says which.
    case '57P01':
    case '57P02':
    case '57P03':
    case '53300':
      return `${address} says: ${message}`;
    default:
      return null;
  }
}

function describeRefusal(
  code: string,
  message: string,
  address: string,
  { user, database }: ConnectTarget,
): string | null {
  if (code === '28P01') return `PostgreSQL on ${address} does not take the password of the user ${user}`;
  if (/client password must be a(?: non-empty)? string/.test(message)) {
    return `PostgreSQL on ${address} asks for a password, and the address has none for the user ${user}`;
  }
  if (code === '28000') return `PostgreSQL on ${address} does not let the user ${user} in: ${message}`;
  if (code === '3D000') return `PostgreSQL on ${address} has no database ${database}`;
  return null;
}

/** Milliseconds. */
const probeTimeoutMs = 2_000;
/** SSLRequest: every PostgreSQL and every pooler replies with one letter. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** One letter, or the beginning of an error. */
const isAnswer = /^(?:[SN]|E.)$/s;

/** Sends an SSLRequest on a new connection; `unknown` if there is no reply. */
function probePostgres({ host, port }: ConnectTarget): Promise<'yes' | 'no' | 'unknown'> {
  return new Promise((resolve) => {
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    const end = (verdict: 'yes' | 'no' | 'unknown') => {
      socket.destroy();
      resolve(verdict);
    };
    socket.setTimeout(probeTimeoutMs, () => end('unknown'));
    socket.once('connect', () => socket.write(sslRequest));
    socket.once('data', (reply) => end(isAnswer.test(reply.toString('latin1', 0, 2)) ? 'yes' : 'no'));
    for (const silent of ['error', 'close']) socket.once(silent, () => end('unknown'));
  });
}
