import { describe, expect, it } from 'vitest';
import { CallFailed } from '../call-failed.ts';
import { reportOf } from './report-of.ts';

const origin = 'https://learner.example';
const page = { origin, path: '/home/math', release: 'early-0c1d2e3' };
const ours = `${origin}/assets/common-3f2a91c.js:1:2048`;
const said = { page: '/home/math', release: 'early-0c1d2e3' };

/** As a browser made it. */
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
  ])('is told with the places in our scripts, as %s names them', (_, stack) => {
    expect(reportOf({ kind: 'error', error: thrown('x is not a function', stack) }, page)).toEqual({
      kind: 'error',
      name: 'TypeError',
      message: 'x is not a function',
      stack: 'common-3f2a91c.js:1:2048\nearly-0c1d2e3.js:2:17',
      ...said,
    });
  });

  it('that is no Error has its place from the event', () => {
    const report = reportOf({ kind: 'error', error: 'gone', at: ours }, page);
    expect(report).toMatchObject({ name: 'Error', message: 'gone', stack: 'common-3f2a91c.js:1:2048' });
  });

  it('is told wherever it comes from when a page could not be drawn', () => {
    expect(reportOf({ kind: 'react', error: undefined }, page)).toMatchObject({
      kind: 'react',
      message: '',
      stack: '',
    });
  });

  it('of a call has its status, and the id under which the log speaks of it', () => {
    const request = '0190a6c0-0000-7000-8000-000000000001';
    const failed = new CallFailed(500, { errors: ['Server error'] });
    failed.cause = { response: new Response(null, { headers: { 'x-request-id': request } }) };
    failed.stack = ours;
    const error = { kind: 'unhandledrejection', error: failed } as const;
    expect(reportOf(error, page)).toMatchObject({ name: 'CallFailed 500', message: 'Server error', request });
  });

  it('is scrubbed, also where its message is longer than anything', () => {
    const token = 'aB3_'.repeat(11).slice(0, 43);
    for (const message of [`no session ${token}`, `${'a '.repeat(1490)}${token}`, `"${'a'.repeat(9000)}`]) {
      const report = reportOf({ kind: 'error', error: thrown(message, ours) }, page);
      expect(report?.message).not.toMatch(/aB3|aaaa/);
    }
  });
});

describe('nothing is told of', () => {
  it.each<[string, unknown]>([
    ['a line that is gone', new CallFailed()],
    ['a session that has ended', new CallFailed(401)],
    ['a record that is not there', new CallFailed(404)],
    ['a server that is started anew', new CallFailed(503)],
    ['what was called off', thrown('The user aborted a request.', ours, 'AbortError')],
    ['what came too late', thrown('signal timed out', ours, 'TimeoutError')],
    ['a request without an answer', thrown('Failed to fetch', ours)],
    ['a script that did not come, in Chromium', thrown(`Failed to fetch dynamically imported module: ${ours}`, ours)],
    ['a script that did not come, in Firefox', thrown(`error loading dynamically imported module: ${ours}`, ours)],
    ['a script that did not come, in Safari', thrown('Importing a module script failed.', ours)],
    ['a layout that took two frames', thrown('ResizeObserver loop completed with undelivered notifications.', ours)],
    ['an extension', thrown('x', 'TypeError: x\n    at f (chrome-extension://abc/assets/a.js:1:1)')],
    ['a script of another site', thrown('x', 'TypeError: x\n    at f (https://elsewhere.example/assets/a.js:1:1)')],
    ['what was typed into a console', thrown('x', 'TypeError: x\n    at <anonymous>:1:1')],
    ['no word at all', undefined],
    ['an event', new Event('error')],
  ])('%s', (_, error) => {
    for (const kind of ['error', 'unhandledrejection'] as const) expect(reportOf({ kind, error }, page)).toBeNull();
  });

  it('what is expected, though a page could not be drawn for it', () => {
    expect(reportOf({ kind: 'react', error: new CallFailed(404) }, page)).toBeNull();
  });
});

describe('a policy that was broken', () => {
  it('is told with the directive and the origin of what it stopped, and no more of its address', () => {
    const broken = {
      kind: 'csp',
      directive: 'connect-src',
      blocked: 'https://elsewhere.example/a?b=c',
      at: ours,
    } as const;
    expect(reportOf(broken, page)).toEqual({
      kind: 'csp',
      name: 'Violation',
      message: 'connect-src stopped https://elsewhere.example',
      stack: 'common-3f2a91c.js:1:2048',
      ...said,
    });
  });

  it('by an extension is none of ours', () => {
    const broken = { kind: 'csp', directive: 'script-src-elem' } as const;
    expect(reportOf({ ...broken, blocked: 'moz-extension', at: '' }, page)).toBeNull();
    expect(reportOf({ ...broken, blocked: 'inline', at: 'chrome-extension://abc/a.js:1:1' }, page)).toBeNull();
  });
});
