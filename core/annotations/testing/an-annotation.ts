import type { Annotation } from '../../contract/annotation.ts';

/** A yellow highlight without a note, at the beginning of the question. */
export function anAnnotation(changed: Partial<Annotation> = {}): Annotation {
  return { id: 'one', part: 'question', block: 0, start: 0, quote: 'First', style: 'yellow', note: '', ...changed };
}
