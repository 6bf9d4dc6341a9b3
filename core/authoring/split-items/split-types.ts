import type { Block } from '../../rich-text/document.ts';
import type { Doubt } from './doubts.ts';

/** A block of a document in reading order, with what its reader could not understand. */
export type SourceBlock = {
  block: Block;
  /** The number or letter that the program adds by itself, as shown: "3." or "B)". `level` counts from 0. */
  label?: { text: string; level: number };
  notes?: readonly Doubt[];
};

/** `letter` is that of the product, by position: A to F and further. `written`: its marker in the source. */
type SplitChoice = { letter: string; written: string; blocks: readonly Block[] };

/** The right choices by their product letters, or the accepted texts of a typed answer. */
export type SplitKey = { letters: readonly string[] } | { values: readonly string[] };

export type SplitItem = {
  /** The number as written, such as "12"; empty if the source has none. */
  label: string;
  stem: readonly Block[];
  choices: readonly SplitChoice[];
  key: SplitKey | null;
  explanation: readonly Block[];
  doubts: readonly Doubt[];
  /** Indexes of the source blocks that it was read from. */
  sources: readonly number[];
};

export type SplitResult = {
  items: readonly SplitItem[];
  /** What belongs to no item, in order. */
  rest: readonly { source: number; block: Block }[];
  /** Doubts about the whole document. */
  doubts: readonly Doubt[];
  /** The texts of the structure that were read and are in no block: numbers, markers, keys. For the test of losses. */
  consumed: readonly string[];
};
