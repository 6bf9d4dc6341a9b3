import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DemoRows } from './demo-rows.ts';

/** Written by `npm run demo:speech`. */
export const demoSpeechFile = new URL('../demo/speech.gen.json', import.meta.url);

/** The speech of the demo's formulas by their `formulaKey`, and the `speechVersion` that made it. */
export type DemoSpeech = { version: string; speech: Readonly<Record<string, string>> };

/** Empty before the file was first written. */
export function readDemoSpeech(): DemoSpeech {
  if (!existsSync(demoSpeechFile)) return { version: '', speech: {} };
  return JSON.parse(readFileSync(demoSpeechFile, 'utf8'));
}

/** Rows of `spoken_formulas`, so that a new demo need not compute them. */
export function demoSpeechRows({ version, speech }: DemoSpeech = readDemoSpeech()) {
  return Object.entries(speech).map(
    ([formula, text]): Insertable<Database['spoken_formulas']> => ({
      hash: createHash('sha256').update(formula).digest(),
      formula,
      speech: text,
      engine: version,
    }),
  );
}

/** All formulas of the demo, by their `formulaKey`, sorted. */
export function demoFormulas(rows: DemoRows): string[] {
  const found = new Set<string>();
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name !== 'formulas' && name !== 'notes_formulas') search(inner);
      else for (const formula of Object.keys(typeof inner === 'string' ? JSON.parse(inner) : inner)) found.add(formula);
    }
  };
  search(rows);
  return [...found].sort();
}
