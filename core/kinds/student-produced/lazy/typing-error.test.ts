import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTypable } from './grid.ts';
import { typingError } from './typing-error.ts';

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789./- ,x'), maxLength: 8 }),
  fc.string({ maxLength: 8 }),
);

describe('what cannot be typed into the answer space', () => {
  it.each([
    ['3 ', /mixed number/],
    ['3 1/2', /mixed number/],
    ['1,200', /not a comma/],
    ['5%', /^Only digits/],
    ['1e5', /^Only digits/],
    ['--5', /in front/],
    ['5-', /in front/],
    ['1/2/', /one point or one fraction bar/],
    ['1.5/', /one point or one fraction bar/],
    ['123456', /at most 5 characters/],
    ['-0.6667', /6 with a minus/],
  ])('is refused with its reason: %j', (text, message) => {
    expect(typingError(text)).toMatch(message);
  });

  it('is exactly what is not typable, and each refusal is a sentence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const error = typingError(text);
        expect(error === null).toBe(isTypable(text));
        if (error !== null) expect(error).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });
});
