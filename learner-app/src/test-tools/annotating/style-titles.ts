import type { AnnotationStyle } from '@fourfold/core/annotations/limits';

/** The names of the styles, as buttons show them. */
export const styleTitles: Readonly<Record<AnnotationStyle, string>> = {
  yellow: 'Yellow',
  green: 'Green',
  pink: 'Pink',
  underline: 'Underline',
};
