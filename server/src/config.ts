import type { VideoHosts } from '@fourfold/core/rich-text/video/video-hosts';
import { levels } from 'pino';

/** The checked environment variables. An empty variable counts as unset. */
export type Config = {
  production: boolean;
  host: string;
  /** The folder for all data that is not in the database; null: a folder of this clone. */
  dataDir: string | null;
  apiPort: number;
  learnerPort: number;
  studioPort: number;
  /** null: the bundled PostgreSQL. */
  databaseUrl: string | null;
  /** For what does not work through a pooler: migrations, LISTEN. */
  databaseUrlDirect: string | null;
  /** A streaming replica, for dashboards. */
  databaseUrlReplica: string | null;
  /** The public addresses of the two apps, without a trailing slash. */
  learnerUrl: string;
  studioUrl: string;
  /** The API's address if it has its own origin; null if it is below each app's address. */
  apiUrl: string | null;
  sessionDays: number;
  /** Hosts whose videos may be added and are played; null: every host with a supported player. */
  videoHosts: VideoHosts;
  /** Whether the demo was requested explicitly; otherwise only an empty bundled database is seeded. */
  seedDemo: boolean;
  mail: { by: 'smtp'; url: string; from: string; tls: boolean } | { by: 'outbox' };
  /** The secret of the links in letters; null: it is in the data folder. */
  linkSecret: string | null;
  /** null: `info` for a file or a collector, `warn` for a terminal, where the operator reads the addresses. */
  logLevel: string | null;
  proxies: number;
  /** The token to read /metrics; null: only direct requests from this machine may read them. */
  metricsToken: string | null;
  /** Whether `/docs` and `/openapi.json` are served. */
  docs: boolean;
  /** In development Vite serves the apps. */
  apiOnly: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;
/** Parses one variable; an InvalidValue says what was expected. */
type ValueReader<T> = (text: string) => T | InvalidValue;
class InvalidValue {
  readonly expected: string;
  constructor(expected: string) {
    this.expected = expected;
  }
}

/** Returns the configuration, or a sentence for each error. */
export function readConfig(env: Env): { config: Config } | { errors: string[] } {
  const errors: string[] = [];
  const take = <T, U>(name: string, read: ValueReader<T>, unset: U): T | U => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return unset;
    const value = read(text);
    if (!(value instanceof InvalidValue)) return value;
    errors.push(`${name} is ${displayValue(name, text)}: expected ${value.expected}.`);
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
    errors.push(
      'SMTP_URL is not set: in production mail needs a server, or MAIL=outbox to keep it in the data folder.',
    );
  }
  if (config.metricsToken === exampleMetricsToken) {
    errors.push('METRICS_TOKEN is the one of the example file, which everybody knows: set another one, or none.');
  }
  if (!tls && smtp?.startsWith('smtps:')) {
    errors.push('SMTP_TLS is off, and SMTP_URL begins with smtps: choose one of the two.');
  }
  if (databaseUrl === null && config.databaseUrlDirect !== null) {
    errors.push('DATABASE_URL_DIRECT is set without DATABASE_URL: set both, or neither for the bundled PostgreSQL.');
  }
  if (databaseUrl === null && config.databaseUrlReplica !== null) {
    errors.push('DATABASE_URL_REPLICA is set without DATABASE_URL: the bundled PostgreSQL has no replica.');
  }
  if (new Set([config.apiPort, learnerPort, studioPort]).size < 3) {
    errors.push('API_PORT, LEARNER_PORT and STUDIO_PORT must be three different ports.');
  }
  return errors.length > 0 ? { errors } : { config };
}

const secrets: ReadonlySet<string> = new Set(['SMTP_URL', 'METRICS_TOKEN', 'LINK_SECRET']);

/** The value for an error message; hidden for tokens and for addresses, which may contain passwords. */
function displayValue(name: string, text: string): string {
  return name.startsWith('DATABASE') || secrets.has(name) ? 'set' : `"${text}"`;
}

function port(text: string): number | InvalidValue {
  return wholeNumber(1, 65_535)(text);
}

function wholeNumber(least: number, most: number): ValueReader<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : new InvalidValue(`a whole number from ${least} to ${most}`);
  };
}

function oneOf(...choices: string[]): ValueReader<string> {
  return (text) => (choices.includes(text) ? text : new InvalidValue(choices.join(' or ')));
}

function host(text: string): string | InvalidValue {
  return /^[\w.:-]+$/.test(text) ? text : new InvalidValue('a host name or an IP address');
}

/** The hosts without duplicates, in the form that browsers use. A name without a dot is not a public host. */
function hostNames(text: string): string[] | InvalidValue {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  const hosts = names.map((name) => (hostName.test(name) ? URL.parse(`https://${name}`)?.host : undefined));
  const known = hosts.filter((name) => name !== undefined);
  if (known.length > 0 && known.length === names.length) return [...new Set(known)];
  return new InvalidValue('host names such as youtube.com or videos.school.example, separated by commas or spaces');
}

const hostName = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

function line(text: string): string | InvalidValue {
  return /[\r\n]/.test(text) ? new InvalidValue('one line') : text;
}

/** The token in deploy/fourfold.env.example. */
const exampleMetricsToken = 'at-least-sixteen-letters';

/** A value that is valid in a header and hard to guess. */
function secret(text: string): string | InvalidValue {
  return /^[\w.~+/-]{16,}=*$/.test(text) ? text : new InvalidValue('16 or more letters, digits and -._~+/');
}

function webUrl(text: string): string | InvalidValue {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return new InvalidValue('an http or https address');
  return url.search || url.hash ? new InvalidValue('an address without ? and #') : url.href.replace(/\/+$/, '');
}

function postgresUrl(text: string): string | InvalidValue {
  return /^postgres(?:ql)?:\/\//.test(text) ? text : new InvalidValue('postgresql://user:password@host:port/database');
}

function smtpUrl(text: string): string | InvalidValue {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) ? text : new InvalidValue('smtp://user:password@host:port');
}
