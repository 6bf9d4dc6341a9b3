import type { FlowItem } from './flow.ts';
import type { Markup, Parse } from './markup.ts';
import type { MarkChanges } from './read-marks.ts';
import type { StyleOf } from './read-styles.ts';

/** The options for reading one page. */
export type PageReader = {
  parse: Parse;
  styleOf: StyleOf;
  /** Whether the source is a word processor, where the author chose the colours. */
  chosenColours: boolean;
  /** Reads the content of a node. */
  readContent(node: Markup, context: ReadingContext): FlowItem[];
};

/** The context of a node within the page. */
export type ReadingContext = {
  marks: MarkChanges;
  /** The URL of the surrounding link; empty if there is none. */
  url: string;
  /** Line ends and spaces are preserved. */
  isPreformatted: boolean;
  list: { id: string; level: number; ordered: boolean } | null;
  depth: number;
};
