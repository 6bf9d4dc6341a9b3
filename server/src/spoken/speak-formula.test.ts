import engine from 'speech-rule-engine';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEngine, speakFormula } from './speak-formula.ts';
import { speechVersion } from './speech-version.ts';

beforeAll(loadEngine, 30_000);

describe('a formula is read as a teacher reads it', () => {
  it.each([
    ['x^2', 'x squared'],
    ['\\frac{3}{4}', 'three fourths'],
    ['2\\tfrac{3}{4}', '2 and three fourths'],
    ['\\sqrt{x+1}', 'the square root of x plus 1'],
    ['f(x)=-5t^2+20t+3', 'f of x equals negative 5 t squared plus 20 t plus 3'],
    ['0.\\overline{36}', 'the repeating decimal 0 point followed by repeating digits 3 6'],
    ['\\overline{AB}', 'the line segment A B'],
    ['\\underline{AB}', 'underlined A B'],
    ['30^\\circ', '30 degrees'],
    ['30^{\\circ}', '30 degrees'],
    ['f\\circ g', 'f composed with g'],
    ['50\\%', '50 percent'],
    ['|-3|', 'the absolute value of negative 3'],
    ['\\triangle ABC \\sim \\triangle DEF', 'triangle A B C is similar to triangle D E F'],
    ['a\\cong b', 'a is congruent to b'],
    ['a\\approx b', 'a is approximately equal to b'],
    ['\\ell\\perp m', 'l is perpendicular to m'],
    ['a\\parallel b', 'a is parallel to b'],
    ['2{,}000', '2,000'],
    ['\\text{area} = \\pi r^2', 'area equals pi r squared'],
  ])('%s', (latex, speech) => {
    expect(speakFormula(`$${latex}`)).toEqual({ speech });
  });

  it('a system of equations on its own line', () => {
    expect(speakFormula('$$\\begin{cases}x+y=3\\\\x-y=1\\end{cases}')).toEqual({
      speech: '2 cases Case 1: x plus y equals 3 Case 2: x minus y equals 1',
    });
  });
});

describe('a formula without speech says why', () => {
  it.each([
    ['what the compiler refuses', '$\\href{javascript:alert(1)}{x}', /\S/],
    ['what is cut off', '$\\frac{1}{', /\S/],
    ['a space', '$\\ ', /no speech/],
    ['what is not shown', '$\\phantom{x}', /no speech/],
    ['nothing', '$', /empty/],
  ])('%s', (_what, formula, reason) => {
    expect(speakFormula(formula)).toEqual({ failure: expect.stringMatching(reason) });
  });
});

it('markup in a formula is spoken as signs, and is no markup for the engine', () => {
  const logged = vi.spyOn(console, 'error');
  expect(speakFormula('$\\text{</mtext></math>x}')).toEqual({ speech: expect.stringContaining('is less than') });
  expect(logged).not.toHaveBeenCalled();
});

it('the stored version names the installed engine', () => {
  expect(speechVersion).toContain(`speech-rule-engine ${engine.version}/`);
});
