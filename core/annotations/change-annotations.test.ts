import { describe, expect, it } from 'vitest';
import { Annotation } from '../contract/annotation.ts';
import { changeAnnotations } from './change-annotations.ts';
import { maxAnnotations, maxAnnotationText } from './limits.ts';
import { anAnnotation } from './testing/an-annotation.ts';

const one = anAnnotation();
const other = anAnnotation({ id: 'other', start: 10, quote: 'bats' });

describe('the annotations of a question', () => {
  it('are added, styled, noted and removed', () => {
    expect(changeAnnotations([one], { kind: 'added', annotation: other })).toEqual([one, other]);
    expect(changeAnnotations([one, other], { kind: 'styled', id: 'other', style: 'underline' })).toEqual([
      one,
      { ...other, style: 'underline' },
    ]);
    expect(changeAnnotations([one], { kind: 'noted', id: 'one', note: 'Why?' })).toEqual([{ ...one, note: 'Why?' }]);
    expect(changeAnnotations([one, other], { kind: 'removed', ids: ['one'] })).toEqual([other]);
  });

  it('have one style at the same text, and keep its note', () => {
    const noted = { ...one, note: 'Why?' };
    const again = anAnnotation({ id: 'again', style: 'pink' });
    expect(changeAnnotations([noted], { kind: 'added', annotation: again })).toEqual([{ ...noted, style: 'pink' }]);
  });

  it('are refused above the limits, and can still be removed', () => {
    const full = Array.from({ length: maxAnnotations }, (_, at) =>
      anAnnotation({ id: `${at}`, start: at, quote: 'a' }),
    );
    expect(changeAnnotations(full, { kind: 'added', annotation: other })).toBeNull();
    expect(changeAnnotations(full, { kind: 'removed', ids: ['0'] })).toHaveLength(maxAnnotations - 1);
    const long = Array.from({ length: 18 }, (_, at) =>
      anAnnotation({ id: `${at}`, start: at, quote: 'a'.repeat(1_000) }),
    );
    expect(JSON.stringify(long).length).toBeLessThan(maxAnnotationText);
    const tooLong = anAnnotation({ id: 'long', start: 99, quote: 'b'.repeat(1_000) });
    expect(
      changeAnnotations([...long, anAnnotation({ id: 'x', quote: 'c'.repeat(500) })], {
        kind: 'added',
        annotation: tooLong,
      }),
    ).toBeNull();
  });

  it('have notes that the wire and the database can store', () => {
    const [noted] = changeAnnotations([one], { kind: 'noted', id: 'one', note: `\0${'a'.repeat(499)}😀` }) ?? [];
    expect(Annotation.safeParse(noted).success).toBe(true);
    expect(noted?.note.isWellFormed()).toBe(true);
    expect(noted?.note).not.toContain('\0');
  });
});
