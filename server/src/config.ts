import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { levels } from 'pino';

/** What the environment says, checked. Empty is the same as unset. */
export type Config = {
  production: boolean;
  host: string;
  /** Where everything is kept that is not in the database; null: a folder of this clone's own. */
  dataDir: string | null;
  apiPort: number;
  learnerPort: number;
  studioPort: number;
  /** null: the bundled PostgreSQL. */
  databaseUrl: string | null;
  /** For what a pooler cannot carry: migrations, LISTEN. */
  databaseUrlDirect: string | null;
  /** A streaming replica, for dashboards. */
  databaseUrlReplica: string | null;
  /** Where people reach the two apps, without a slash at the end. */
  learnerUrl: string;
  studioUrl: string;
  /** Where the apps find the API: below their own address unless it has an origin of its own. */
  apiUrl: string | null;
  sessionDays: number;
  /** Hosts whose videos may be added and are played; null: every one that has a player. */
  videoHosts: VideoHosts;
  /** Asked for in so many words; otherwise the bundled database is seeded when it is empty. */
  seedDemo: boolean;
  mail: { by: 'smtp'; url: string; from: string; tls: boolean } | { by: 'outbox' };
  /** What the links in letters are made from; null: the data folder has it. */
  linkSecret: string | null;
  /** null: everything into a file or a collector, warnings to a terminal, where a person reads the addresses. */
  logLevel: string | null;
  proxies: number;
  /** Who has it may read /metrics; null: whoever is on this machine, past every proxy. */
  metricsToken: string | null;
  /** Whether `/docs` and `/openapi.json` can be read. */
  docs: boolean;
  /** In development Vite serves the apps. */
  apiOnly: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;
/** Reads one variable; a Fault says what it expected. */
type Read<T> = (text: string) => T | Fault;
class Fault {
  readonly expected: string;
  constructor(expected: string) {
    this.expected = expected;
  }
}

/** The configuration, or a sentence for each fault. One line a variable: what it holds, and what holds without it. */
export function readConfig(env: Env): { config: Config } | { faults: string[] } {
  const faults: string[] = [];
  const take = <T, U>(name: string, read: Read<T>, unset: U): T | U => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return unset;
    const value = read(text);
    if (!(value instanceof Fault)) return value;
    faults.push(`${name} is ${shown(name, text)}: expected ${value.expected}.`);
    return unset;
  };
  const production = take('NODE_ENV', oneOf('production', 'development', 'test'), '') === 'production';
  const learnerPort = take('LEARNER_PORT', port, 4001);
  const studioPort = take('STUDIO_PORT', port, 4002);
  const databaseUrl = take('DATABASE_URL', postgresUrl, null);
  const outbox = take('MAIL', oneOf('outbox'), null) === 'outbox';
  const smtp = take('SMTP_URL', smtpUrl, null);
  const tls = take('SMTP_TLS', oneOf('off'), null) === null;
  const from = take('MAIL_FROM', line, 'Fourfold <no-reply@localhost>');
  const config: Config = {
    production,
    host: take('HOST', host, '127.0.0.1'),
    dataDir: take('DATA_DIR', line, null),
    apiPort: take('API_PORT', port, 4000),
    learnerPort,
    studioPort,
    databaseUrl,
    databaseUrlDirect: take('DATABASE_URL_DIRECT', postgresUrl, databaseUrl),
    databaseUrlReplica: take('DATABASE_URL_REPLICA', postgresUrl, null),
    learnerUrl: take('LEARNER_URL', webUrl, `http://localhost:${learnerPort}`),
    studioUrl: take('STUDIO_URL', webUrl, `http://localhost:${studioPort}`),
    apiUrl: take('API_URL', webUrl, null),
    sessionDays: take('SESSION_DAYS', wholeNumber(1, 365), 7),
    videoHosts: take('VIDEO_HOSTS', hostNames, null),
    seedDemo: take('SEED', oneOf('demo'), null) === 'demo',
    mail: smtp !== null && !outbox ? { by: 'smtp', url: smtp, from, tls } : { by: 'outbox' },
    linkSecret: take('LINK_SECRET', secret, null),
    logLevel: take('LOG_LEVEL', oneOf('silent', ...Object.values(levels.labels)), null),
    proxies: take('PROXIES', wholeNumber(0, 10), 0),
    metricsToken: take('METRICS_TOKEN', secret, null),
    docs: take('DOCS', oneOf('off'), null) === null,
    apiOnly: take('FOURFOLD_DEV', oneOf('1'), null) === '1',
  };
  if (production && smtp === null && !outbox) {
    faults.push(
      'SMTP_URL is not set: in production mail needs a server, or MAIL=outbox to keep it in the data folder.',
    );
  }
  if (config.metricsToken === exampleMetricsToken) {
    faults.push('METRICS_TOKEN is the one of the example file, which everybody knows: set another one, or none.');
  }
  if (!tls && smtp?.startsWith('smtps:')) {
    faults.push('SMTP_TLS is off, and SMTP_URL begins with smtps: choose one of the two.');
  }
  if (databaseUrl === null && config.databaseUrlDirect !== null) {
    faults.push('DATABASE_URL_DIRECT is set without DATABASE_URL: set both, or neither for the bundled PostgreSQL.');
  }
  if (databaseUrl === null && config.databaseUrlReplica !== null) {
    faults.push('DATABASE_URL_REPLICA is set without DATABASE_URL: the bundled PostgreSQL has no replica.');
  }
  if (new Set([config.apiPort, learnerPort, studioPort]).size < 3) {
    faults.push('API_PORT, LEARNER_PORT and STUDIO_PORT must be three different ports.');
  }
  return faults.length > 0 ? { faults } : { config };
}

const secrets: ReadonlySet<string> = new Set(['SMTP_URL', 'METRICS_TOKEN', 'LINK_SECRET']);

/** Addresses of databases and mail servers hold passwords, and a token is one. */
function shown(name: string, text: string): string {
  return name.startsWith('DATABASE') || secrets.has(name) ? 'set' : `"${text}"`;
}

function port(text: string): number | Fault {
  return wholeNumber(1, 65_535)(text);
}

function wholeNumber(least: number, most: number): Read<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : new Fault(`a whole number from ${least} to ${most}`);
  };
}

function oneOf(...words: string[]): Read<string> {
  return (text) => (words.includes(text) ? text : new Fault(words.join(' or ')));
}

function host(text: string): string | Fault {
  return /^[\w.:-]+$/.test(text) ? text : new Fault('a host name or an IP address');
}

/** Each once, as a browser writes it; a name without a dot is one of a person or a site, and of no host. */
function hostNames(text: string): string[] | Fault {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  const hosts = names.map((name) => (hostName.test(name) ? URL.parse(`https://${name}`)?.host : undefined));
  const known = hosts.filter((name) => name !== undefined);
  if (known.length > 0 && known.length === names.length) return [...new Set(known)];
  return new Fault('host names such as youtube.com or videos.school.example, separated by commas or spaces');
}

const hostName = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

function line(text: string): string | Fault {
  return /[\r\n]/.test(text) ? new Fault('one line') : text;
}

/** As deploy/fourfold.env.example has it. */
const exampleMetricsToken = 'at-least-sixteen-letters';

/** What a header can carry, and nobody guesses. */
function secret(text: string): string | Fault {
  return /^[\w.~+/-]{16,}=*$/.test(text) ? text : new Fault('16 or more letters, digits and -._~+/');
}

function webUrl(text: string): string | Fault {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return new Fault('an http or https address');
  return url.search || url.hash ? new Fault('an address without ? and #') : url.href.replace(/\/+$/, '');
}

function postgresUrl(text: string): string | Fault {
  return /^postgres(?:ql)?:\/\//.test(text) ? text : new Fault('postgresql://user:password@host:port/database');
}

function smtpUrl(text: string): string | Fault {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) ? text : new Fault('smtp://user:password@host:port');
}
