import type { FlowItem } from './flow.ts';
import type { SomeMarks } from './marks-of.ts';
import type { Markup, Parse } from './markup.ts';
import type { StyleOf } from './style-of.ts';

/** The options for reading one page. */
export type Reading = {
  parse: Parse;
  styleOf: StyleOf;
  /** Whether the source is a word processor, where the author chose the colours. */
  chosenColours: boolean;
  /** Reads the content of a node. */
  read(node: Markup, at: Standpoint): FlowItem[];
};

/** The context of a node within the page. */
export type Standpoint = {
  marks: SomeMarks;
  /** The URL of the surrounding link; empty if there is none. */
  url: string;
  /** Line ends and spaces are preserved. */
  plain: boolean;
  list: { id: string; level: number; ordered: boolean } | null;
  depth: number;
};
