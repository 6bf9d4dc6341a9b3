import type { Draft } from '../contract/desk.ts';
import type { KeptDraft } from './drafts.ts';

/** The server accepted the request. `stamp` is its current one; if `deleted`, that of the deletion. */
export type TookIt = { at: 'kept' | 'deleted'; stamp: number };

/** The result of sending a draft: accepted, refused permanently, or failed without an answer. */
export type Told = TookIt | { at: 'refused' } | { at: 'failed' };

/** The browser functions that a desk needs. A promise rejects if the operation fails. */
export type DraftPorts = {
  account: string;
  /** Milliseconds since 1970. */
  now(): number;
  random(): number;
  /** Runs a function after `wait` milliseconds. Returns a cancel function. */
  after(wait: number, run: () => void): () => void;
  store: {
    read(): Promise<KeptDraft[]>;
    /** Returns the number of stored drafts that only another version of the studio can read. */
    strange(): Promise<number>;
    /** Stores a draft, unless a newer one with the same key is stored. */
    write(draft: KeptDraft): Promise<void>;
    remove(draft: KeptDraft): Promise<void>;
  };
  /** A small synchronous store for drafts, which can be written while the page is closing. */
  landing: { land(draft: KeptDraft): void; read(): KeptDraft[]; lift(draft: KeptDraft): void };
  /** This site's other tabs. */
  channel: { post(draft: KeptDraft): void; listen(hear: (draft: KeptDraft) => void): () => void };
  wire: {
    list(): Promise<readonly Draft[]>;
    tell(draft: KeptDraft): Promise<Told>;
    /** Sends drafts while the page is closing, without waiting for an answer. */
    leave(drafts: readonly KeptDraft[]): void;
  };
};
