import * as z from 'zod';
import { annotatedParts, annotationStyles, maxBlock, maxNote, maxOffset, maxQuote } from '../annotations/limits.ts';

/** A highlight of a student in a passage or a question, with or without a note (Q337). */
export const Annotation = z.object({
  /** Unique in its question; chosen by the client. */
  id: z.string().min(1).max(36),
  part: z.enum(annotatedParts),
  /** The block of the part that it begins in, and the offset in its text. */
  block: z.number().int().min(0).max(maxBlock),
  start: z.number().int().min(0).max(maxOffset),
  /** The highlighted text, blocks separated by line breaks. If the question no longer has it, nothing is drawn. */
  quote: z.string().min(1).max(maxQuote),
  style: z.enum(annotationStyles),
  note: z.string().max(maxNote),
});
export type Annotation = z.infer<typeof Annotation>;
