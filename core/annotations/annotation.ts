import type { Annotation } from '../contract/annotation.ts';
import { annotationStyles } from './limits.ts';

export type { Annotation };
export type AnnotationStyle = Annotation['style'];
/** The two texts of a question that can be annotated: its passage, and the question without it. */
export type AnnotatedPart = Annotation['part'];

/** The names of the styles, as buttons show them. */
export const styleTitles: Readonly<Record<AnnotationStyle, string>> = {
  yellow: 'Yellow',
  green: 'Green',
  pink: 'Pink',
  underline: 'Underline',
};

export { annotationStyles };
