import { expect, it } from 'vitest';
import { testFamilies } from './first/test-families.ts';
import { testRoute } from './test-route.ts';

const [sat] = testFamilies;
const routeTo = (variant: string) => sat && testRoute(sat, { examId: 'one', variant, section: 'MathCalc' });

it('accepts the variant in any case, and writes it in lower case', () => {
  for (const variant of ['real', 'Real', 'REAL']) {
    expect(routeTo(variant)).toMatchObject({
      variant: 'real',
      about: { real: true },
      back: '/home/sats?sat=one&area=real',
    });
  }
  expect(routeTo('Mock')).toMatchObject({ variant: 'mock', about: { real: false } });
  expect(routeTo('both')).toBeNull();
});
