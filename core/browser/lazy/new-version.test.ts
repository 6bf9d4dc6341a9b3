import { expect, it } from 'vitest';
import { releaseIn } from './new-version.ts';

it('a build is named after the first script of its page', () => {
  const learner = '<head><script type="module" async crossorigin src="/assets/early-B7x_q-2.js"></script>';
  expect(releaseIn(learner)).toBe('early-B7x_q-2');
  const studio = '<link rel="modulepreload" href="/assets/react-1.js"><script type="module" src="/assets/index-9.js">';
  expect(releaseIn(studio)).toBe('index-9');
});

it('a page of a hotel’s network, of a proxy or of the development server has no build', () => {
  for (const page of [
    '',
    '<h1>Log in to the wireless</h1>',
    '<script src="https://ads.example/assets/x.js"></script>',
  ]) {
    expect(releaseIn(page)).toBeNull();
  }
  expect(releaseIn('<script type="module" src="/src/app/main.tsx"></script>')).toBeNull();
});
