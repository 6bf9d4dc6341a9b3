import { type ClientError, maxLengths, maxReportBytes } from '@fourfold/core/client/errors/client-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { request } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.logged.length = 0;
  await server.db.deleteFrom('failures').execute();
});

const report: ClientError = {
  kind: 'error',
  name: 'TypeError',
  message: 'e.map is not a function',
  stack: 'common-3f2a91c.js:1:2048\nearly-0c1d2e3.js:2:17',
  page: '/home/math',
  release: 'early-0c1d2e3',
};
const warn = 40;

/** Sends a report as a page does; returns the status. */
async function sendReport(given: Partial<ClientError>, token?: string, at = server.learner): Promise<number> {
  const reply = await request(at, 'POST /client_errors', { body: { ...report, ...given } }, token);
  await reply.text();
  return reply.status;
}

function loggedErrors(): Record<string, unknown>[] {
  const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter(({ msg }) => msg === 'client error');
}

describe('an error in a page', () => {
  it('is logged as one warning: the error, its page, build, site and user', async () => {
    const { token, account } = await server.as('student');
    const failed = crypto.randomUUID();
    const reply = await fetch(`${server.studio}/client_errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, 'user-agent': 'x'.repeat(900) },
      body: JSON.stringify({ ...report, request: failed }),
    });
    expect([reply.status, await reply.json()]).toEqual([200, { message: 'Noted' }]);
    const line = { level: warn, request: reply.headers.get('x-request-id'), failedRequest: failed, site: 'studio' };
    expect(loggedErrors()).toEqual([
      expect.objectContaining({ ...report, ...line, user: account.id, agent: 'x'.repeat(200) }),
    ]);
  });

  it('is accepted from everybody, also with an invalid token', async () => {
    for (const token of [undefined, 'x', 'a'.repeat(43)]) expect(await sendReport({}, token)).toBe(200);
    const { token } = await server.as('student');
    await server.db.deleteFrom('sessions').execute();
    expect(await sendReport({}, token)).toBe(200);
    expect(loggedErrors().map(({ user }) => user)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('does not count as use of the session', async () => {
    const { token } = await server.as('student');
    const used = () => server.db.selectFrom('session_tokens').select('last_used_at').execute();
    const before = await used();
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    expect(await sendReport({}, token)).toBe(200);
    expect(await used()).toEqual(before);
  });

  it('is logged without answers and tokens, even if the page sends them', async () => {
    const { token } = await server.as('student');
    const given = {
      name: 'forty two',
      message: `Unexpected token 'f', "forty two" is not valid JSON for ada@mail.example with ${token}`,
      stack: `at forty (two.js)\n${token}.js:1:1\n${report.stack}`,
      page: `/reset-password/${token}?forty=two#forty`,
      release: token,
      request: token,
    };
    expect(await sendReport(given)).toBe(200);
    const [line] = loggedErrors();
    expect(line).toMatchObject({ name: 'Error', stack: report.stack, page: '/reset-password/…', release: '' });
    const all = server.logged.join('');
    for (const secret of ['forty', 'mail.example', token]) expect(all).not.toContain(secret);
  });

  it('cannot forge log lines: control characters and line breaks are removed', async () => {
    const forged = '\r\n{"level":60,"msg":"client error"}\u2028\u001b[2J\u202e';
    expect(
      await sendReport({ message: `a${forged}`, name: forged, stack: forged, page: forged, release: forged }),
    ).toBe(200);
    expect(loggedErrors()).toHaveLength(1);
    for (const line of server.logged) {
      expect(line.trimEnd()).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      expect(line).not.toContain('"level":60');
      expect(Object.values(JSON.parse(line)).join()).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }
  });
});

describe('a report is refused', () => {
  it.each(Object.entries(maxLengths))('with a %s of more than %d characters', async (part, length) => {
    expect(await sendReport({ [part]: 'x'.repeat(length) })).toBe(200);
    expect(await sendReport({ [part]: 'x'.repeat(length + 1) })).toBe(400);
    expect(loggedErrors()).toHaveLength(1);
  });

  it('if it is larger than the limit, before it is read', async () => {
    const body = { ...report, more: 'x'.repeat(maxReportBytes) };
    const reply = await request(server.url, 'POST /client_errors', { body });
    expect([reply.status, await reply.json()]).toMatchObject([413, { errors: ['body: expected at most 16 kB'] }]);
    const whole = Object.fromEntries(Object.entries(maxLengths).map(([part, length]) => [part, '"'.repeat(length)]));
    expect(await sendReport(whole)).toBe(200);
  });

  it('without logging it, after a hundred reports of its address in a quarter of an hour', async () => {
    const most = limits.clientErrorsByAddress.failures;
    const statuses = await Promise.all(Array.from({ length: most + 20 }, () => sendReport({})));
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(loggedErrors()).toHaveLength(most);
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000);
    expect(await sendReport({})).toBe(200);
  });
});
