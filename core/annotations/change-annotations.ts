import type { Annotation } from '../contract/annotation.ts';
import type { AnnotationStyle } from './limits.ts';
import { isWithinText, maxAnnotations, maxNote } from './limits.ts';

/** A change of the annotations of one question. */
export type AnnotationChange =
  | { kind: 'added'; annotation: Annotation }
  | { kind: 'styled'; id: string; style: AnnotationStyle }
  | { kind: 'noted'; id: string; note: string }
  | { kind: 'removed'; ids: readonly string[] };

/**
 * Returns the annotations after a change; null if there would be too many of them or too much text. A second annotation
 * of the same text replaces the style of the first one.
 */
export function changeAnnotations(before: readonly Annotation[], change: AnnotationChange): Annotation[] | null {
  const after = changed(before, change);
  const isGrowing = after.length > before.length || JSON.stringify(after).length > JSON.stringify(before).length;
  return isGrowing && (after.length > maxAnnotations || !isWithinText(after)) ? null : after;
}

function changed(before: readonly Annotation[], change: AnnotationChange): Annotation[] {
  switch (change.kind) {
    case 'added': {
      const { annotation } = change;
      const same = before.find((one) => isAtSameText(one, annotation));
      return same ? withFields(before, same.id, { style: annotation.style }) : [...before, annotation];
    }
    case 'styled':
      return withFields(before, change.id, { style: change.style });
    case 'noted':
      return withFields(before, change.id, { note: storableNote(change.note) });
    case 'removed':
      return before.filter(({ id }) => !change.ids.includes(id));
    default:
      return change satisfies never;
  }
}

function withFields(before: readonly Annotation[], id: string, fields: Partial<Annotation>): Annotation[] {
  return before.map((one) => (one.id === id ? { ...one, ...fields } : one));
}

function isAtSameText(one: Annotation, other: Annotation): boolean {
  return (['part', 'block', 'start', 'quote'] as const).every((name) => one[name] === other[name]);
}

/** The note without characters that the database cannot store, and at most as long as the wire allows. */
function storableNote(note: string): string {
  return note.replaceAll('\0', '').slice(0, maxNote).toWellFormed();
}
