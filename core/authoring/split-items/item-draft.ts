import type { Alphabet } from './alphabets.ts';
import type { Doubt } from './doubts.ts';
import type { Line } from './lines.ts';
import type { Segment } from './segments.ts';

/** A choice as found: its marker in the source, its position from 0, and the marker's own content. */
export type DraftChoice = { written: string; position: number; lines: Line[]; marker: Line; sign: boolean };

/** The parts of one question, before its key is resolved. `keys`: the texts after the terms of keys. */
export type ItemDraft = {
  segment: Segment;
  alphabet: Alphabet | null;
  stem: Line[];
  choices: DraftChoice[];
  keys: Line[];
  explanation: Line[];
  doubts: Doubt[];
  consumed: string[];
};
