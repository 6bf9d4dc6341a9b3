import type { Draft } from '../contract/desk.ts';
import type { KeptDraft } from './drafts.ts';

/** The stamp that stands at the server now; that of a deletion, where it was thrown away since. */
export type TookIt = { at: 'kept' | 'deleted'; stamp: number };

/** What came of telling the server: it took it; it refused for good; or nobody answered. */
export type Told = TookIt | { at: 'refused' } | { at: 'failed' };

/** What a desk needs of its browser. A port that cannot do its work rejects. */
export type DraftPorts = {
  account: string;
  /** Milliseconds since 1970. */
  now(): number;
  random(): number;
  /** Answers how to take it back. */
  after(wait: number, run: () => void): () => void;
  store: {
    read(): Promise<KeptDraft[]>;
    /** How many lie there that only another version of the studio can read. */
    strange(): Promise<number>;
    /** Keeps it, unless a newer one of its key lies there. */
    write(draft: KeptDraft): Promise<void>;
    remove(draft: KeptDraft): Promise<void>;
  };
  /** What survives the end of the page in the same moment; small, and in no order. */
  landing: { land(draft: KeptDraft): void; read(): KeptDraft[]; lift(draft: KeptDraft): void };
  /** This site's other tabs. */
  channel: { post(draft: KeptDraft): void; listen(hear: (draft: KeptDraft) => void): () => void };
  wire: {
    list(): Promise<readonly Draft[]>;
    tell(draft: KeptDraft): Promise<Told>;
    /** Without waiting for an answer: the page goes. */
    leave(drafts: readonly KeptDraft[]): void;
  };
};
