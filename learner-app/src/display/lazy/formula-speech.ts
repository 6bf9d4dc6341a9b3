/** Maximum number of formulas of one call (`core/contract/spoken.ts`, which has a schema library). */
const maxSpoken = 50;
/** Milliseconds until formulas are requested again that had no speech, or whose call failed. */
const askAgainAfter = 60_000;

export type SpokenFormula = { formula: string; speech: string };

type Ports = {
  /** Returns the speech of those that have any. Throws without a network. */
  fetch(formulas: string[]): Promise<readonly SpokenFormula[]>;
  /** Speech from earlier visits. Never throws. */
  cache: { read(): Promise<readonly SpokenFormula[]>; write(spoken: readonly SpokenFormula[]): void };
  /** Speech of formulas that are no content. */
  known?: readonly SpokenFormula[];
  /** In milliseconds. */
  now(): number;
};

/** The speech of formulas, by `formulaKey`. */
export type FormulaSpeech = {
  get(formula: string): string | undefined;
  /** Fetches the speech of these formulas, at most once a minute each. */
  want(formulas: Iterable<string>): void;
  /** Fetches at once what could not be fetched. */
  retry(): void;
  /** Calls the listener after speech were added; returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
};

export function createFormulaSpeech({ fetch, cache, known = [], now }: Ports): FormulaSpeech {
  const speech = new Map(known.map(({ formula, speech }) => [formula, speech]));
  const listeners = new Set<() => void>();
  /** When each formula may be requested again. */
  const askAt = new Map<string, number>();
  const queue = new Set<string>();
  /** Formulas whose last call failed. */
  const failed = new Set<string>();
  let isAsking = false;

  const read = cache.read().then(add);

  function add(spoken: readonly SpokenFormula[]): void {
    for (const { formula, speech: text } of spoken) speech.set(formula, text);
    if (spoken.length > 0) for (const listener of listeners) listener();
  }

  /** Asks for the queue, one call after the other. */
  async function askForQueue(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    // What is cached needs no call.
    await read;
    for (;;) {
      for (const formula of queue) if (speech.has(formula)) queue.delete(formula);
      const formulas = [...queue].slice(0, maxSpoken);
      if (formulas.length === 0) break;
      for (const formula of formulas) queue.delete(formula);
      const spoken = await fetch(formulas).catch(() => null);
      for (const formula of formulas)
        if (spoken) failed.delete(formula);
        else failed.add(formula);
      cache.write(spoken ?? []);
      add(spoken ?? []);
    }
    isAsking = false;
  }

  return {
    get: (formula) => speech.get(formula),
    want(formulas) {
      for (const formula of formulas) {
        if (speech.has(formula) || (askAt.get(formula) ?? 0) > now()) continue;
        askAt.set(formula, now() + askAgainAfter);
        queue.add(formula);
      }
      if (queue.size > 0) void askForQueue();
    },
    retry() {
      for (const formula of failed) queue.add(formula);
      failed.clear();
      if (queue.size > 0) void askForQueue();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
