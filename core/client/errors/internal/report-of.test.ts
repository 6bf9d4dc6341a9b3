import { describe, expect, it } from 'vitest';
import { CallFailed } from '../../call-failed.ts';
import { reportOf } from './report-of.ts';

const origin = 'https://learner.example';
const page = { origin, path: '/home/math', release: 'early-0c1d2e3' };
const ours = `${origin}/assets/common-3f2a91c.js:1:2048`;
const pageFields = { page: '/home/math', release: 'early-0c1d2e3' };

/** An error as a browser creates it. */
function thrown(message: string, stack: string, name = 'TypeError') {
  return Object.assign(new Error(message), { name, stack });
}

describe('an error of ours', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x is not a function\n    at e (${ours})\n    at async ${origin}/assets/early-0c1d2e3.js:2:17`,
    ],
    ['Firefox and Safari', `e@${ours}\n@${origin}/assets/early-0c1d2e3.js:2:17\nasync*x@${origin}/other.js:1:1`],
  ])('is reported with the positions in our scripts, in the format of %s', (_, stack) => {
    expect(reportOf({ kind: 'error', error: thrown('x is not a function', stack) }, page)).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: 'x is not a function',
      stack: 'common-3f2a91c.js:1:2048\nearly-0c1d2e3.js:2:17',
      ...pageFields,
    });
  });

  it('that is no Error has its position from the event', () => {
    const report = reportOf({ kind: 'error', error: 'gone', position: ours }, page);
    expect(report).toMatchObject({ name: 'Error', message: 'gone', stack: 'common-3f2a91c.js:1:2048' });
  });

  it('is reported, whatever its origin, when a page could not be rendered', () => {
    expect(reportOf({ kind: 'react', error: undefined }, page)).toMatchObject({
      kind: 'react',
      message: '',
      stack: '',
    });
  });

  it('of a call has its status, and the id of its request in the log', () => {
    const request = '0190a6c0-0000-7000-8000-000000000001';
    const failed = new CallFailed(500, { errors: ['Server error'] });
    failed.cause = { response: new Response(null, { headers: { 'x-request-id': request } }) };
    failed.stack = ours;
    const error = { kind: 'unhandledrejection', error: failed } as const;
    expect(reportOf(error, page)).toMatchObject({ name: 'CallFailed 500', message: 'Server error', request });
  });

  it('is scrubbed, also when its message is very long', () => {
    const token = 'aB3_'.repeat(11).slice(0, 43);
    for (const message of [`no session ${token}`, `${'a '.repeat(1490)}${token}`, `"${'a'.repeat(9000)}`]) {
      const report = reportOf({ kind: 'error', error: thrown(message, ours) }, page);
      expect(report?.message).not.toMatch(/aB3|aaaa/);
    }
  });
});

describe('nothing is reported for', () => {
  it.each<[string, unknown]>([
    ['a lost connection', new CallFailed()],
    ['a session that has ended', new CallFailed(401)],
    ['a missing record', new CallFailed(404)],
    ['a server that restarts', new CallFailed(503)],
    ['an aborted request', thrown('The user aborted a request.', ours, 'AbortError')],
    ['a timeout', thrown('signal timed out', ours, 'TimeoutError')],
    ['a request without an answer', thrown('Failed to fetch', ours)],
    ['a script that did not load, in Chromium', thrown(`Failed to fetch dynamically imported module: ${ours}`, ours)],
    ['a script that did not load, in Firefox', thrown(`error loading dynamically imported module: ${ours}`, ours)],
    ['a script that did not load, in Safari', thrown('Importing a module script failed.', ours)],
    ['a layout that took two frames', thrown('ResizeObserver loop completed with undelivered notifications.', ours)],
    ['an extension', thrown('x', 'TypeError: x\n    at f (chrome-extension://abc/assets/a.js:1:1)')],
    ['a script of another site', thrown('x', 'TypeError: x\n    at f (https://elsewhere.example/assets/a.js:1:1)')],
    ['what was typed into a console', thrown('x', 'TypeError: x\n    at <anonymous>:1:1')],
    ['no error at all', undefined],
    ['an event', new Event('error')],
  ])('%s', (_, error) => {
    for (const kind of ['error', 'unhandledrejection'] as const) expect(reportOf({ kind, error }, page)).toBeNull();
  });

  it('an expected error that prevented a render', () => {
    expect(reportOf({ kind: 'react', error: new CallFailed(404) }, page)).toBeNull();
  });
});

describe('a violated content security policy', () => {
  it('is reported with the directive and the blocked origin, without the rest of the URL', () => {
    const broken = {
      kind: 'csp',
      directive: 'connect-src',
      blocked: 'https://elsewhere.example/a?b=c',
      position: ours,
    } as const;
    expect(reportOf(broken, page)).toEqual({
      kind: 'csp',
      name: 'Violation',
      message: 'connect-src stopped https://elsewhere.example',
      stack: 'common-3f2a91c.js:1:2048',
      ...pageFields,
    });
  });

  it('by an extension is not reported', () => {
    const broken = { kind: 'csp', directive: 'script-src-elem' } as const;
    expect(reportOf({ ...broken, blocked: 'moz-extension', position: '' }, page)).toBeNull();
    expect(reportOf({ ...broken, blocked: 'inline', position: 'chrome-extension://abc/a.js:1:1' }, page)).toBeNull();
  });
});
