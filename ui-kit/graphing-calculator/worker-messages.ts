import type { Computed, ComputeRequest } from '@fourfold/core/calculator/compute';

export type WorkerTask = { task: number; request: ComputeRequest };

export type WorkerReply =
  /** Its code is loaded. */
  | { kind: 'ready' }
  /** It begins with an item. */
  | { kind: 'item'; item: string }
  | { kind: 'computed'; task: number; computed: Computed }
  /** A programming error. */
  | { kind: 'failed'; task: number; reason: string };
