import { maxSpoken } from '@fourfold/core/contract/spoken';
import { expect, it } from 'vitest';
import { createFormulaSpeech, type SpokenFormula } from './formula-speech.ts';

/** The server has speech of all formulas but `silent` ones. */
function aPage({ cached = [] as SpokenFormula[], isOffline = false } = {}) {
  const state = { now: 0, isOffline };
  const calls: string[][] = [];
  const written: SpokenFormula[] = [];
  let changes = 0;
  const speech = createFormulaSpeech({
    now: () => state.now,
    cache: { read: async () => cached, write: (spoken) => written.push(...spoken) },
    async fetch(formulas) {
      calls.push(formulas);
      if (state.isOffline) throw new Error('no network');
      return formulas.flatMap((formula) =>
        formula.includes('silent') ? [] : [{ formula, speech: `speech of ${formula}` }],
      );
    },
  });
  speech.onChange(() => {
    changes += 1;
  });
  return { speech, calls, written, state, changes: () => changes };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('fetches wanted speech once, stores them, and notifies', async () => {
  const { speech, calls, written, changes } = aPage();
  speech.want(['$a', '$b']);
  speech.want(['$b', '$c']);
  await settled();
  speech.want(['$a']);
  await settled();
  expect(calls).toEqual([['$a', '$b', '$c']]);
  expect(speech.get('$a')).toBe('speech of $a');
  expect(written.map(({ formula }) => formula)).toEqual(['$a', '$b', '$c']);
  expect(changes()).toBeGreaterThan(0);
});

it('makes no call for what is cached', async () => {
  const { speech, calls } = aPage({ cached: [{ formula: '$a', speech: 'a' }], isOffline: true });
  speech.want(['$a']);
  await settled();
  expect(speech.get('$a')).toBe('a');
  expect(calls).toEqual([]);
});

it('asks for as many formulas as a call takes', async () => {
  const { speech, calls } = aPage();
  speech.want(Array.from({ length: 2 * maxSpoken + 1 }, (_, at) => `$${at}`));
  await settled();
  expect(calls.map(({ length }) => length)).toEqual([maxSpoken, maxSpoken, 1]);
});

it('asks for a formula without speech, and after a failed call, again after a minute', async () => {
  const { speech, calls, state } = aPage({ isOffline: true });
  speech.want(['$silent', '$a']);
  await settled();
  state.isOffline = false;
  speech.want(['$silent', '$a']);
  await settled();
  expect(calls).toHaveLength(1);
  state.now += 60_001;
  speech.want(['$silent', '$a']);
  await settled();
  expect([speech.get('$a'), speech.get('$silent')]).toEqual(['speech of $a', undefined]);
  speech.want(['$silent']);
  await settled();
  expect(calls).toHaveLength(2);
});

it('asks at once for what could not be fetched when there is a network again, and not for what has no speech', async () => {
  const { speech, calls, state } = aPage({ isOffline: true });
  speech.want(['$a']);
  await settled();
  state.isOffline = false;
  speech.want(['$silent']);
  await settled();
  speech.retry();
  await settled();
  speech.retry();
  await settled();
  expect(calls).toEqual([['$a'], ['$silent'], ['$a']]);
  expect(speech.get('$a')).toBe('speech of $a');
});
