import type { Box } from './neighbour.ts';

export type Point = { x: number; y: number };

/** A node of a graph, at its position. */
export type GraphNode = Box & {
  /** Unique among the nodes. */
  id: string;
  /** A set has a second rule below it. */
  shape: 'question' | 'set';
  /** Before the title: a number or "Set". `kind` precedes it for screen readers: "Question". */
  head: string;
  kind?: string;
  /** The title, on at most two lines. */
  title: string;
  /** Not visible to students. */
  faded?: boolean;
  /** Numbers of severe and minor findings, which have different shapes. */
  broken?: number;
  poor?: number;
  /** Short texts below the title: "Hidden", "64% right". */
  notes?: readonly string[];
  /** Share of the students who reached it, 0 to 1. */
  met?: number | undefined;
  /** Edges that are shown as text: "✗ End". */
  textLinks?: readonly { kind: GraphEdge['kind']; text: string; isEnd: boolean }[];
  /** Describes all outgoing edges, for screen readers. */
  description?: string;
};
/** A line of a graph, at its position. */
export type GraphEdge = {
  /** Unique among the edges. */
  id: string;
  /** The line: solid, dotted, or thin for both answers. */
  kind: 'right' | 'wrong' | 'any';
  /** A sign next to the line; may be empty. */
  label: string;
  /** From node to node; the line is curved at the points between. */
  points: readonly Point[];
  /** Centre of the label. */
  labelAt: Point;
  /** Not visible to students. */
  faded?: boolean;
};

/** A point of a node from which a line can be drawn: after a right or a wrong answer, or after one of the answers. */
export type GraphHandle = { sign: string; kind: GraphEdge['kind']; title: string };
