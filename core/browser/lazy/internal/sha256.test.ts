import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it('equals the SHA-256 of Node for text of any length', () => {
  const text = fc.string({ unit: 'binary-ascii', maxLength: 300 });
  fc.assert(
    fc.property(text, (given) => {
      const expected = createHash('sha256').update(given, 'latin1').digest('hex');
      expect(Buffer.from(sha256(given)).toString('hex')).toBe(expected);
    }),
    { numRuns: 500 },
  );
});
