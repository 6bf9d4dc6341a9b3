import type { DraftRecord } from '../contract/desk.ts';
import type { LocalDraft } from './drafts.ts';

/** The server accepted the request. `stamp` is its current one; if `deleted`, that of the deletion. */
export type AcceptedReply = { kind: 'kept' | 'deleted'; stamp: number };

/** The result of sending a draft: accepted, refused permanently, or failed without an answer. */
export type SendResult = AcceptedReply | { kind: 'refused' } | { kind: 'failed' };

/** The browser functions that a desk needs. A promise rejects if the operation fails. */
export type DraftPorts = {
  account: string;
  /** Milliseconds since 1970. */
  now(): number;
  random(): number;
  /** Runs a function after `wait` milliseconds. Returns a cancel function. */
  after(wait: number, run: () => void): () => void;
  store: {
    read(): Promise<LocalDraft[]>;
    /** Returns the number of stored drafts that only another version of the studio can read. */
    countUnreadable(): Promise<number>;
    /** Stores a draft, unless a newer one with the same key is stored. */
    write(draft: LocalDraft): Promise<void>;
    remove(draft: LocalDraft): Promise<void>;
  };
  /** A small synchronous store for drafts, which can be written while the page is closing. */
  exitStore: { write(draft: LocalDraft): void; read(): LocalDraft[]; remove(draft: LocalDraft): void };
  /** This site's other tabs. */
  channel: { post(draft: LocalDraft): void; listen(listener: (draft: LocalDraft) => void): () => void };
  wire: {
    list(): Promise<readonly DraftRecord[]>;
    send(draft: LocalDraft): Promise<SendResult>;
    /** Sends drafts while the page is closing, without waiting for an answer. */
    sendOnExit(drafts: readonly LocalDraft[]): void;
  };
};
