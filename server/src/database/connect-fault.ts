import { connect } from 'node:net';

/** Why a connection failed, and whether that may be temporary because the database is starting. */
export type ConnectFault = { why: string; passes: boolean };

/** What to connect to, without the password. */
export type Target = {
  host: string;
  port: number;
  user?: string | undefined;
  database?: string | undefined;
};

/**
 * Returns the reason as the end of "The database cannot be used: …", for the operator who set the
 * address.
 */
export async function connectFault(error: unknown, target: Target): Promise<ConnectFault> {
  const { message, code = '' } = error as Error & { code?: string };
  const place = placeOf(target);
  const waits = waiting(code, message, place, target.host);
  if (waits) return { why: waits, passes: true };
  const refused = refusal(code, message, place, target);
  if (refused) return { why: refused, passes: false };
  if (/^(?:timeout expired|Connection terminated)|^ECONNRESET$/.test(message) || code === 'ECONNRESET') {
    const heard = await speaksPostgres(target);
    if (heard === 'no') return { why: `what listens on ${place} is no PostgreSQL`, passes: false };
    return { why: `${place} gives no answer`, passes: true };
  }
  return { why: `${place}: ${message || code}`, passes: false };
}

function placeOf({ host, port }: Target): string {
  return host.startsWith('/') ? `${host}/.s.PGSQL.${port}` : `${host}:${port}`;
}

function waiting(code: string, message: string, place: string, host: string): string | null {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nobody listens on ${place}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host with the name ${host}`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${place} cannot be reached over the network`;
    // Starting, stopping, or out of connections: PostgreSQL's own message says which.
    case '57P01':
    case '57P02':
    case '57P03':
    case '53300':
      return `${place} says: ${message}`;
    default:
      return null;
  }
}

function refusal(code: string, message: string, place: string, { user, database }: Target): string | null {
  if (code === '28P01') return `PostgreSQL on ${place} does not take the password of the user ${user}`;
  if (/client password must be a(?: non-empty)? string/.test(message)) {
    return `PostgreSQL on ${place} asks for a password, and the address has none for the user ${user}`;
  }
  if (code === '28000') return `PostgreSQL on ${place} does not let the user ${user} in: ${message}`;
  if (code === '3D000') return `PostgreSQL on ${place} has no database ${database}`;
  return null;
}

/** Milliseconds. */
const patience = 2_000;
/** SSLRequest: every PostgreSQL and every pooler replies with one letter. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** One letter, or the beginning of an error. */
const isAnswer = /^(?:[SN]|E.)$/s;

/** Sends an SSLRequest on a new connection; `unknown` if there is no reply. */
function speaksPostgres({ host, port }: Target): Promise<'yes' | 'no' | 'unknown'> {
  return new Promise((resolve) => {
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    const end = (heard: 'yes' | 'no' | 'unknown') => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(patience, () => end('unknown'));
    socket.once('connect', () => socket.write(sslRequest));
    socket.once('data', (said) => end(isAnswer.test(said.toString('latin1', 0, 2)) ? 'yes' : 'no'));
    for (const silent of ['error', 'close']) socket.once(silent, () => end('unknown'));
  });
}
