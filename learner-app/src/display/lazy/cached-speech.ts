import { type DBSchema, openDB } from 'idb';
import type { SpokenFormula } from './formula-speech.ts';

/** `at`: when it was fetched, in ms. */
type StoredSpeech = { v: 1; speech: string; at: number };
interface SpeechDatabase extends DBSchema {
  /** Keyed by formula. */
  speech: { key: string; value: StoredSpeech };
}

/** Milliseconds after which speech are fetched again, because another version of the engine may have other speech. */
const lifetime = 30 * 24 * 3_600_000;

/**
 * Speech in IndexedDB, for pages without a network. They are content, the same for all accounts. If storage fails or is
 * full, speech are fetched at each visit.
 */
export function cachedSpeech() {
  const opened = openDB<SpeechDatabase>('fourfold.speech', 1, { upgrade: (db) => void db.createObjectStore('speech') });
  opened.catch(() => {});
  return {
    async read(): Promise<SpokenFormula[]> {
      try {
        const { store, done } = (await opened).transaction('speech', 'readwrite');
        const [formulas, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        const all = formulas.map((formula, at) => ({ formula, stored: values[at] }));
        const isExpired = ({ stored }: { stored: unknown }) =>
          isStoredSpeech(stored) && stored.at <= Date.now() - lifetime;
        await Promise.all([...all.filter(isExpired).map(({ formula }) => store.delete(formula)), done]);
        return all.flatMap(({ formula, stored }) =>
          isStoredSpeech(stored) && !isExpired({ stored }) ? [{ formula, speech: stored.speech }] : [],
        );
      } catch {
        return [];
      }
    },
    write(spoken: readonly SpokenFormula[]): void {
      if (spoken.length > 0) void store(spoken).catch(() => {});
    },
  };

  async function store(spoken: readonly SpokenFormula[]): Promise<void> {
    const tx = (await opened).transaction('speech', 'readwrite');
    const at = Date.now();
    await Promise.all([...spoken.map(({ formula, speech }) => tx.store.put({ v: 1, speech, at }, formula)), tx.done]);
  }
}

function isStoredSpeech(value: unknown): value is StoredSpeech {
  const { v, speech, at } = (value ?? {}) as Partial<StoredSpeech>;
  return v === 1 && typeof speech === 'string' && typeof at === 'number';
}
