import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeProblem } from './route-problem.ts';

describe('a number of right answers for a route', () => {
  it('is from 1 to the questions that count', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 30 }), (atLeast, counted) => {
        const problem = routeProblem('sat-digital', { module: 'Math1', atLeast }, counted);
        expect(problem === null).toBe(atLeast >= 1 && atLeast <= counted);
      }),
    );
  });

  it.each([
    [
      'sat-digital',
      'Math2Harder',
      3,
      4,
      '“Math2Harder” is no module with a route. In the Digital SAT a route begins after ReadingWriting1 or Math1.',
    ],
    [
      'act-enhanced',
      'EnhancedEnglish',
      3,
      4,
      '“EnhancedEnglish” has no route: no module of the Enhanced ACT leads to another one.',
    ],
    [
      'sat-digital',
      'Math1',
      3,
      0,
      'Math, Module 1 has no question that counts. Write its questions before you enter a number.',
    ],
    ['sat-digital', 'Math1', 5, 4, 'Math, Module 1 has 4 questions that count. Enter a whole number from 1 to 4.'],
    ['sat-digital', 'Math1', 1.5, 4, 'Math, Module 1 has 4 questions that count. Enter a whole number from 1 to 4.'],
  ] as const)('%s, %s, %d of %d: says what to enter', (edition, module, atLeast, counted, sentence) => {
    expect(routeProblem(edition, { module, atLeast }, counted)).toBe(sentence);
  });
});
