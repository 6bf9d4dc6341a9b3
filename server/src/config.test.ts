import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const config = (env: Record<string, string>) => {
  const read = readConfig(env);
  if ('errors' in read) throw new Error(read.errors.join('\n'));
  return read.config;
};
const faults = (env: Record<string, string>) => {
  const read = readConfig(env);
  return 'errors' in read ? read.errors : [];
};

describe('the configuration', () => {
  it('has a default for every variable', () => {
    expect(config({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      apiPort: 4000,
      learnerPort: 4001,
      studioPort: 4002,
      databaseUrl: null,
      learnerUrl: 'http://localhost:4001',
      studioUrl: 'http://localhost:4002',
      apiUrl: null,
      sessionDays: 7,
      videoHosts: null,
      seedDemo: false,
      mail: { by: 'outbox' },
    });
  });

  it('treats an empty variable as unset, and derives the apps’ addresses from their ports', () => {
    expect(config({ API_PORT: ' ', LEARNER_PORT: '5001', STUDIO_URL: 'https://studio.example/' })).toMatchObject({
      apiPort: 4000,
      learnerUrl: 'http://localhost:5001',
      studioUrl: 'https://studio.example',
    });
  });

  it('uses DATABASE_URL for migrations if DATABASE_URL_DIRECT is not set', () => {
    expect(config({ DATABASE_URL: 'postgresql://a@b/c' }).databaseUrlDirect).toBe('postgresql://a@b/c');
  });

  it.each([
    [{ API_PORT: '70000' }, 'API_PORT is "70000": expected a whole number from 1 to 65535.'],
    [{ SESSION_DAYS: 'week' }, 'SESSION_DAYS is "week": expected a whole number from 1 to 365.'],
    [{ LEARNER_URL: 'learner.example' }, 'LEARNER_URL is "learner.example": expected an http or https address.'],
    [{ SEED: 'yes' }, 'SEED is "yes": expected demo.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod": expected production or development or test.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is set: expected 16 or more letters, digits and -._~+/.'],
    [{ LINK_SECRET: 'short' }, 'LINK_SECRET is set: expected 16 or more letters, digits and -._~+/.'],
    [
      { VIDEO_HOSTS: 'https://youtube.com' },
      'VIDEO_HOSTS is "https://youtube.com": expected host names such as youtube.com or videos.school.example, separated by commas or spaces.',
    ],
    [{ SMTP_TLS: 'no' }, 'SMTP_TLS is "no": expected off.'],
    [
      { SMTP_URL: 'smtps://mail.example', SMTP_TLS: 'off' },
      'SMTP_TLS is off, and SMTP_URL begins with smtps: choose one of the two.',
    ],
    [{ STUDIO_PORT: '4001' }, 'API_PORT, LEARNER_PORT and STUDIO_PORT must be three different ports.'],
    [
      { DATABASE_URL_DIRECT: 'postgres://a@b/c' },
      'DATABASE_URL_DIRECT is set without DATABASE_URL: set both, or neither for the bundled PostgreSQL.',
    ],
    [
      { DATABASE_URL_REPLICA: 'postgres://a@b/c' },
      'DATABASE_URL_REPLICA is set without DATABASE_URL: the bundled PostgreSQL has no replica.',
    ],
  ])('says in a sentence what is wrong with %j', (env, sentence) => {
    expect(faults(env as Record<string, string>)).toEqual([sentence]);
  });

  it('refuses the token of the example file, and accepts the rest of the file', async () => {
    const example = await readFile(new URL('../../deploy/fourfold.env.example', import.meta.url), 'utf8');
    const env = Object.fromEntries([...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(faults(env)).toEqual([
      'METRICS_TOKEN is the one of the example file, which everybody knows: set another one, or none.',
    ]);
    expect(config({ ...env, METRICS_TOKEN: 'x'.repeat(16) }).proxies).toBe(1);
  });

  it.each([
    ['youtube.com', ['youtube.com']],
    [
      ' YouTube.com,vimeo.com ,  videos.school.example,vimeo.com',
      ['youtube.com', 'vimeo.com', 'videos.school.example'],
    ],
    ['videos.schüler.example', ['videos.xn--schler-5ya.example']],
  ])('reads the video hosts %s', (text, hosts) => expect(config({ VIDEO_HOSTS: text }).videoHosts).toEqual(hosts));

  it.each([
    'youtube',
    '*.school.example',
    "school.example; script-src 'unsafe-inline'",
    'school.example:8443',
    ',',
    'a..b',
  ])('refuses %s as a video host', (text) => expect(faults({ VIDEO_HOSTS: text })).toHaveLength(1));

  it('reports all errors at once, and no secret', () => {
    const found = faults({ API_PORT: 'x', DATABASE_URL: 'mysql://root:secret@db', SMTP_URL: 'secret' });
    expect(found).toHaveLength(3);
    expect(found.join()).not.toContain('secret');
  });

  it('refuses production without mail, unless the outbox is asked for', () => {
    expect(faults({ NODE_ENV: 'production' })).toEqual([
      'SMTP_URL is not set: in production mail needs a server, or MAIL=outbox to keep it in the data folder.',
    ]);
    expect(config({ NODE_ENV: 'production', MAIL: 'outbox' }).mail).toEqual({ by: 'outbox' });
    expect(config({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }).mail).toMatchObject({
      by: 'smtp',
      tls: true,
    });
  });
});
