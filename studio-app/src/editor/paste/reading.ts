import type { FlowItem } from './flow.ts';
import type { SomeMarks } from './marks-of.ts';
import type { Markup, Parse } from './markup.ts';
import type { StyleOf } from './style-of.ts';

/** How one page is read. */
export type Reading = {
  parse: Parse;
  styleOf: StyleOf;
  /** From a word processor, where somebody chose the colours. */
  chosenColours: boolean;
  /** What is below a node. */
  read(node: Markup, at: Standpoint): FlowItem[];
};

/** Where in the page a node stands. */
export type Standpoint = {
  marks: SomeMarks;
  /** The address of the link that it stands in. */
  url: string;
  /** Line ends and blanks count as they are. */
  plain: boolean;
  list: { id: string; level: number; ordered: boolean } | null;
  depth: number;
};
