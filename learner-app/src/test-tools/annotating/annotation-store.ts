import type { AnnotationChange } from '@fourfold/core/annotations/change-annotations';
import type { Annotation } from '@fourfold/core/contract/annotation';

/** Where the annotations of the shown question are stored: with the entry of a section, or on the device. */
export type AnnotationStore = {
  /** In the order in which they were added. */
  list: readonly Annotation[];
  /** Stores a change; returns whether there was room for it. Null if they can only be read. */
  change: ((change: AnnotationChange) => boolean) | null;
};
