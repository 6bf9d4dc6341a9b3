import { expect, it } from 'vitest';
import { isServerReply, requestStrategy } from './request-strategy.ts';

const origin = 'https://learn.example';
const get = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  requestStrategy({ method, mode, url: new URL(path, origin).href }, origin);

it('serves the page for a navigation to any URL', () => {
  for (const path of ['/', '/home', '/home/math/subsubtopic/1/2?topic=3', '/reset-password/a.b-9', '/apiary']) {
    expect([path, get(path, 'navigate')]).toEqual([path, 'page']);
  }
});

it('serves hashed files from the cache', () => {
  expect(get('/assets/paper-zqt9Rn.js')).toBe('asset');
  expect(get('/assets/math-A1.woff2', 'cors')).toBe('asset');
});

it('serves uploaded pictures, and no other, from the cache of test sections', () => {
  const picture = `/api/media/${'0a'.repeat(32)}.png`;
  expect(get(picture, 'no-cors')).toBe('picture');
  // The request that fills the cache, and an upload by an admin.
  expect([get(picture, 'cors'), get(picture, 'no-cors', 'POST')]).toEqual(['not-ours', 'not-ours']);
  expect(get(`https://cdn.example${picture}`, 'no-cors')).toBe('not-ours');
  expect(get('/api/media/a.png', 'no-cors')).toBe('not-ours');
});

it('leaves the API and everything else alone', () => {
  for (const path of ['/api/topics', '/api', '/health', '/icons/fourfold.svg', '/sw.js']) {
    expect([path, get(path), get(path, 'navigate')]).toEqual([path, 'not-ours', 'not-ours']);
  }
  expect(get('/home', 'cors')).toBe('not-ours');
  expect(get('/home', 'navigate', 'POST')).toBe('not-ours');
  expect(get('/assets/paper-zqt9Rn.js', 'cors', 'HEAD')).toBe('not-ours');
  expect(get('https://cdn.example/assets/paper-zqt9Rn.js')).toBe('not-ours');
});

it('does not count a failing proxy as a reply, but a redirect or a client error', () => {
  expect([200, 304, 404, 0].map((status) => isServerReply({ status }))).toEqual([true, true, true, true]);
  expect([500, 502, 503, 504].map((status) => isServerReply({ status }))).toEqual([false, false, false, false]);
});
