import { expect, it } from 'vitest';
import { isAnswer, wayOf } from './way-of.ts';

const origin = 'https://learn.example';
const get = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin);

it('answers what a person goes to with the page, whatever its address', () => {
  for (const path of ['/', '/home', '/home/math/subsubtopic/1/2?topic=3', '/reset-password/a.b-9', '/apiary']) {
    expect([path, get(path, 'navigate')]).toEqual([path, 'page']);
  }
});

it('finds hashed files in what is kept', () => {
  expect(get('/assets/paper-zqt9Rn.js')).toBe('asset');
  expect(get('/assets/math-A1.woff2', 'cors')).toBe('asset');
});

it('finds uploaded pictures in what a test section keeps, and no others', () => {
  const picture = `/api/media/${'0a'.repeat(32)}.png`;
  expect(get(picture, 'no-cors')).toBe('picture');
  // What keeps it, and what an admin sends there.
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

it('takes a failing proxy for no answer, and a redirect or a refusal for one', () => {
  expect([200, 304, 404, 0].map((status) => isAnswer({ status }))).toEqual([true, true, true, true]);
  expect([500, 502, 503, 504].map((status) => isAnswer({ status }))).toEqual([false, false, false, false]);
});
