/** How an annotation is drawn. */
export const annotationStyles = ['yellow', 'green', 'pink', 'underline'] as const;
export type AnnotationStyle = (typeof annotationStyles)[number];
/** The two texts of a question that can be annotated: its passage, and the question without it. */
export const annotatedParts = ['passage', 'question'] as const;
export type AnnotatedPart = (typeof annotatedParts)[number];

/** Annotations of one question. */
export const maxAnnotations = 200;
/** Characters of the quoted text, and of a note. */
export const maxQuote = 1_000;
export const maxNote = 500;
/** Characters of all annotations of a question as JSON, so that a section of 75 questions fits into one reply. */
export const maxAnnotationText = 20_000;
/** The last block of a text, and the last offset in a block. */
export const maxBlock = 10_000;
export const maxOffset = 1_000_000;

/** Whether the annotations of a question are within the limit of all of them together. */
export function isWithinText(annotations: readonly unknown[]): boolean {
  return JSON.stringify(annotations).length <= maxAnnotationText;
}
