import { empty } from '@fourfold/core/rich-text/document';
import { describe, expect, it } from 'vitest';
import { plainTitle } from './course.ts';
import { readText } from './read-text.ts';

const math = (latex: string) => ({ type: 'inline-math', latex, children: empty });

describe('a text of the course', () => {
  it('has formulas between double dollars, and money after a single one', () => {
    expect(readText('$42,000 is $$\\frac{1}{4}$$ of $$x$$.')).toEqual([
      {
        type: 'paragraph',
        children: [{ text: '$42,000 is ' }, math('\\frac{1}{4}'), { text: ' of ' }, math('x'), { text: '.' }],
      },
    ]);
  });

  it('breaks its lines where \\n is written, but not inside a formula', () => {
    expect(readText('$$a\\neq b$$\\n$$c$$\\n')).toEqual([
      { type: 'paragraph', children: [math('a\\neq b')] },
      { type: 'paragraph', children: [math('c')] },
    ]);
  });

  it('is not interpreted as markup', () => {
    expect(readText('# 2*3*4 and _x_')).toEqual([{ type: 'paragraph', children: [{ text: '# 2*3*4 and _x_' }] }]);
  });

  it('keeps an unclosed formula as text, and drops empty lines', () => {
    expect(readText('$$x')).toEqual([{ type: 'paragraph', children: [{ text: '$$x' }] }]);
    expect(readText('  $$ $$ ')).toEqual([]);
  });
});

describe('a title', () => {
  it('has its formulas in their typed form', () => {
    expect(plainTitle('Solve $$A=\\frac{1}{2} bh$$ for h:')).toBe('Solve A=1/2 bh for h:');
  });

  it('is cut between words if it is too long', () => {
    const title = plainTitle(`The quadratic ${'equation '.repeat(20)}`);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(title).toMatch(/equation…$/);
  });
});
