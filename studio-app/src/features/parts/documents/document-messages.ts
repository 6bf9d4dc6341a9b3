import type { SplitResult } from '@fourfold/core/authoring/split-items/split-types';
import type { ReadDocument } from './docx/read-docx.ts';

/** The page's message to the worker. */
export type DocumentRequest = { file: File };

/** The worker's reply; `reason` is for the author if the file was refused. */
export type DocumentReply =
  | ({ kind: 'done'; split: SplitResult } & ReadDocument)
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string };
