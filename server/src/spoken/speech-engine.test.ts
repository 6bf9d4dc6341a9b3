import { afterEach, expect, it } from 'vitest';
import { openSpeechEngine, type SpeechEngine } from './speech-engine.ts';

let engine: SpeechEngine;
afterEach(() => engine.close());
const anOddEngine = () =>
  openSpeechEngine({ timeoutMs: 1_500, script: new URL('./testing/odd-thread.ts', import.meta.url) });

it.each([
  ['hangs', /more than 1.5 seconds/],
  ['throws', /on purpose/],
  ['exits', /thread ended/],
  ['grows', /memory|more than/],
])(
  'a formula on which the thread %s is a failure, and the next one has speech',
  async (formula, reason) => {
    engine = anOddEngine();
    expect(await engine.speak('before')).toEqual({ speech: 'before' });
    expect(await engine.speak(formula)).toEqual({ failure: expect.stringMatching(reason) });
    expect(await engine.speak('after')).toEqual({ speech: 'after' });
  },
  20_000,
);

it('an engine that cannot start is an error, and no failure of the formula', async () => {
  engine = openSpeechEngine({ script: new URL('./testing/no-thread.ts', import.meta.url) });
  await expect(engine.speak('$x')).rejects.toThrow('there is no engine');
});

it('formulas are spoken outside of the thread that answers calls', async () => {
  engine = openSpeechEngine();
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  // Takes seconds.
  expect(await engine.speak(`$$${'\\frac{x^2+1}{y}'.repeat(40)}`)).toHaveProperty('speech');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
}, 30_000);
