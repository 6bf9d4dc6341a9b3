import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRichField } from './read-rich-field.ts';
import { parseRichField } from './schema.ts';
import { richDocument } from './testing/arbitrary-document.ts';

it('reads what the server accepts, and nothing else', () => {
  const field = fc.oneof(
    richDocument.map((document) => JSON.stringify(document)),
    fc.json(),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(field, (field) => {
      const parsed = parseRichField(field);
      expect(readRichField(field)).toEqual(parsed.ok ? parsed.document : null);
    }),
    { numRuns: 500 },
  );
  expect(readRichField('[{"type":"script"}]')).toBeNull();
});
