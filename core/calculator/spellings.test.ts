import { describe, expect, it } from 'vitest';
import { readAnswer } from './testing/calculate.ts';

describe('what students type and paste', () => {
  it.each([
    ['log10(100)', '2'],
    ['log2(8)', '3'],
    ['log5(25)', '2'],
    ['log 2(8)', '1.20412'],
    ['7 mod 3', '1'],
    ['1+17 mod 5', '3'],
    ['5⁻¹', '0.2'],
    ['2¹⁰', '1024'],
    ['∛(-8)', '−2'],
    ['½+¼', '0.75'],
    ['3½', '3.5'],
    ['3 ½*2', '7'],
    ['2∗3⁄4', '1.5'],
    ['2+3=', '5'],
    ['Sqrt(16)', '4'],
    ['SIN(0)+LN(1)', '0'],
    ['Pi', '3.14159'],
    ['sin 30°', '0.5'],
    ['180°', '3.14159'],
  ])('%s is %s', (text, answer) => {
    expect(readAnswer([text])).toBe(answer);
  });

  it('degrees stay degrees, and inverse functions have their sign', () => {
    expect(readAnswer(['sin(30°)'], { angle: 'degrees' })).toBe('0.5');
    expect(readAnswer(['sin⁻¹(½)'], { angle: 'degrees' })).toBe('30');
  });

  it('other signs of equations and regressions', () => {
    expect(readAnswer(['a＝4', 'a+1'])).toBe('5');
    expect(readAnswer(['x1=[1,2,3]', 'y1=[2,4,6]', 'y1∼m x1'])).toBe('2, 1');
  });

  it.each([
    ['3 1/2', 'Put + or × between 3 and 1/2.'],
    ['2 5', 'Put + or × between 2 and 5.'],
    ['1.2.3', 'Use one decimal point in 1.2.3.'],
    ['y=', 'Put a number or a name after =.'],
  ])('%s is refused: %s', (text, sentence) => {
    expect(readAnswer([text])).toBe(sentence);
  });

  it('names of variables keep their case', () => {
    expect(readAnswer(['A=2', 'a=3', 'A a'])).toBe('6');
  });
});
