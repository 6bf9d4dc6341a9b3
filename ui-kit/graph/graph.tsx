import { type KeyboardEvent, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import css from './graph.module.css';
import { type Box, type Direction, neighbourBox } from './neighbour.ts';

type Point = { x: number; y: number };

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
  ways?: readonly { kind: GraphEdge['kind']; words: string; isEnd: boolean }[];
  /** Describes all outgoing edges, for screen readers. */
  description?: string;
};
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

export type GraphProps = {
  /** Accessible name of the graph. */
  label: string;
  /** Width of the drawing in CSS pixels at scale 1 and the usual text size. */
  width: number;
  /** Height of the drawing in CSS pixels at scale 1 and the usual text size. */
  height: number;
  /** The nodes, in the order of Home and End. */
  nodes: readonly GraphNode[];
  /** The lines between the nodes. */
  edges: readonly GraphEdge[];
  /** Zoom factor; 1 is full size. */
  scale?: number;
  /** Called with the id of the node that is clicked. */
  onOpen: (id: string) => void;
};

const arrowDirections: Readonly<Record<string, Direction>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A graph that is navigated by keyboard: one tab stop, arrows between nodes, Enter opens a node. */
export function Graph({ label, width, height, nodes, edges, scale = 1, onOpen }: GraphProps) {
  const frame = useRef<HTMLElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const current = nodes.some(({ id }) => id === focusedId) ? focusedId : nodes[0]?.id;
  useLayoutEffect(() => scrollToFirst(frame.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextNodeId(nodes, current, event.key);
    if (!to) return;
    event.preventDefault();
    focusGraphNode(frame.current, to);
  };

  return (
    <section
      ref={frame}
      className={css.frame}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocusedId(target.dataset.node ?? focusedId)}
    >
      <div style={{ width: rem(width * scale), height: rem(height * scale) }}>
        <div className={css.paper} style={{ width: rem(width), height: rem(height), transform: `scale(${scale})` }}>
          <Edges width={width} height={height} edges={edges} />
          {nodes.map((node) => (
            <GraphNodeButton key={node.id} node={node} isCurrent={node.id === current} onOpen={onOpen} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** A length of the graph, which grows with the size of the text. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

/** Focuses a node and scrolls it into view. */
function focusGraphNode(within: Element | null, id: string): void {
  const node = within?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
  node?.focus({ preventScroll: true });
  node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Scrolls a wide graph to its first node. */
function scrollToFirst(frame: HTMLElement | null): void {
  const node = frame?.querySelector<HTMLElement>('[data-node]');
  if (!frame || !node) return;
  const [outside, inside] = [frame.getBoundingClientRect(), node.getBoundingClientRect()];
  frame.scrollLeft += inside.left + inside.width / 2 - outside.left - outside.width / 2;
}

function nextNodeId(nodes: readonly GraphNode[], current: string | null | undefined, key: string): string | undefined {
  if (key === 'Home') return nodes[0]?.id;
  if (key === 'End') return nodes.at(-1)?.id;
  const from = nodes.find(({ id }) => id === current);
  const direction = arrowDirections[key];
  return from && direction ? neighbourBox(nodes, from, direction)?.id : undefined;
}

type NodeProps = { node: GraphNode; isCurrent: boolean; onOpen: (id: string) => void };

const GraphNodeButton = memo(function GraphNodeButton({ node, isCurrent, onOpen }: NodeProps) {
  const { id, shape, head, kind, title, faded, broken = 0, poor = 0, notes = [], met, ways = [], description } = node;
  return (
    <button
      type="button"
      className={css.node}
      style={{ left: rem(node.x), top: rem(node.y), width: rem(node.width), height: rem(node.height) }}
      data-node={id}
      data-shape={shape}
      data-faded={faded || undefined}
      aria-description={description || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onOpen(id)}
    >
      <b>
        {kind && <span className="vh">{`${kind} `}</span>}
        {head}
      </b>
      <span className={css.title}> {title} </span>
      <span className={css.notes}>{notes.join(' · ')} </span>
      <span className={css.marks}>
        {broken > 0 && (
          <span data-kind="broken">
            {broken}
            <span className="vh"> broken </span>
          </span>
        )}
        {poor > 0 && (
          <span data-kind="poor">
            {poor}
            <span className="vh"> could be better</span>
          </span>
        )}
      </span>
      {ways.length > 0 && <Ways ways={ways} />}
      {met !== undefined && <i className={css.met} style={{ width: `${met * 100}%` }} />}
    </button>
  );
});

function Ways({ ways }: Required<Pick<GraphNode, 'ways'>>) {
  return (
    <span className={css.ways} aria-hidden="true">
      {ways.map(({ kind, words, isEnd }) => (
        <span key={words} data-kind={kind} data-end={isEnd || undefined}>
          {words}
        </span>
      ))}
    </span>
  );
}

type EdgesProps = Pick<GraphProps, 'width' | 'height' | 'edges'>;

const Edges = memo(function Edges({ width, height, edges }: EdgesProps) {
  const markerId = useId();
  return (
    <svg
      className={css.edges}
      style={{ width: rem(width), height: rem(height) }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        {(['right', 'wrong', 'any'] as const).map((kind) => (
          <marker
            key={kind}
            id={`${markerId}${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={css.tip} data-kind={kind} d="M0 0.5L8 4L0 7.5z" />
          </marker>
        ))}
      </defs>
      {edges.map(({ id, kind, points, faded }) => (
        <path
          key={id}
          className={css.edge}
          data-kind={kind}
          data-faded={faded || undefined}
          d={curve(points)}
          markerEnd={`url(#${markerId}${kind})`}
        />
      ))}
      {edges.map(
        ({ id, kind, label, labelAt }) =>
          label && (
            <text key={id} className={css.label} data-kind={kind} x={labelAt.x} y={labelAt.y}>
              {label}
            </text>
          ),
      )}
    </svg>
  );
});

/** Returns the path of a curve through the midpoints of the polyline's segments. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? last;
    const end = at === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return `M${first.x} ${first.y}${bends.length > 0 ? bends.join('') : `L${last.x} ${last.y}`}`;
}
