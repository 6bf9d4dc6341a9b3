import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GraphEdge, GraphHandle, GraphNode, Point } from './drawing.ts';
import css from './graph.module.css';
import { Edges } from './graph-edges.tsx';
import { DraftLine, GraphHandles, LineEnds } from './graph-handles.tsx';
import { GraphNodeButton } from './graph-node.tsx';
import { type Direction, neighbourBox } from './neighbour.ts';
import { rem } from './rem.ts';
import { type DrawSource, useDrawLink } from './use-draw-link.ts';
import { useStableView } from './use-stable-view.ts';

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
  /** The node to mark and to bring into view, once for each object; with `focus`, it also gets the focus. */
  shown?: { id: string; focus?: boolean } | null | undefined;
  /** Ref of the scrolling frame, for a GraphOverview. */
  frameRef?: RefObject<HTMLElement | null> | undefined;
  /** The handles of a node. Its presence lets the pointer draw lines, and move the ends of those that exist. */
  handlesOf?: ((node: string) => readonly GraphHandle[]) | undefined;
  /** Called when a line is drawn, with the node on which it is dropped, or null. */
  onDraw?: ((source: DrawSource, target: string | null) => void) | undefined;
  /** A line that is drawn by keys: from a node, to the chosen one. */
  draft?: { from: string; to: string | null } | null | undefined;
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
export function Graph(props: GraphProps) {
  const {
    label,
    width,
    height,
    nodes,
    edges,
    scale = 1,
    shown = null,
    frameRef,
    handlesOf,
    onDraw,
    draft,
    onOpen,
  } = props;
  const ownFrame = useRef<HTMLElement>(null);
  const frame = frameRef ?? ownFrame;
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const current = nodes.some(({ id }) => id === focusedId) ? focusedId : nodes[0]?.id;
  useLayoutEffect(() => scrollToFirst(frame.current), [frame]);
  useStableView(frame, nodes, scale);
  const paper = useRef<HTMLDivElement>(null);
  const { line, propsOf } = useDrawLink(paper, scale, onDraw);
  const [hovered, setHovered] = useState<string | null>(null);
  const lastShown = useRef<GraphProps['shown']>(null);
  useLayoutEffect(() => {
    // A new record is shown as soon as it is drawn.
    if (!shown || shown === lastShown.current || !nodes.some(({ id }) => id === shown.id)) return;
    lastShown.current = shown;
    setFocusedId(shown.id);
    const node = nodeElement(frame.current, shown.id);
    node?.scrollIntoView({ block: 'center', inline: 'center' });
    if (shown.focus) node?.focus({ preventScroll: true });
  }, [shown, nodes, frame]);
  // The handles of a node stay while a line is drawn from one of them.
  const handlesId = line && 'node' in line.source ? line.source.node : hovered;
  const withHandles = nodes.find(({ id }) => id === handlesId);
  const drawn = line ?? draftLine(nodes, draft);
  const markedId = line ? line.target : draft ? draft.to : shown?.id;
  const chosen = draft?.to;
  useLayoutEffect(() => {
    if (chosen) nodeElement(frame.current, chosen)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, frame]);
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
        <div
          ref={paper}
          className={css.paper}
          style={{ width: rem(width), height: rem(height), transform: `scale(${scale})` }}
          onPointerOver={({ target }) => setHovered(hoveredNode(target) ?? hovered)}
          onPointerLeave={() => setHovered(null)}
        >
          <Edges width={width} height={height} edges={edges} />
          {nodes.map((node) => (
            <GraphNodeButton
              key={node.id}
              node={node}
              isCurrent={node.id === current}
              isMarked={node.id === markedId}
              onOpen={onOpen}
            />
          ))}
          {handlesOf && <LineEnds width={width} height={height} edges={edges} propsOf={propsOf} />}
          {handlesOf && withHandles && (
            <GraphHandles node={withHandles} handles={handlesOf(withHandles.id)} propsOf={propsOf} />
          )}
          {drawn && <DraftLine width={width} height={height} {...drawn} />}
        </div>
      </div>
    </section>
  );
}

function hoveredNode(target: EventTarget): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-node], [data-handles]') : null;
  return element?.dataset.node ?? element?.dataset.handles;
}

/** From the middle of one node to that of another. */
function draftLine(nodes: readonly GraphNode[], draft: GraphProps['draft']): { from: Point; to: Point } | null {
  const from = nodes.find(({ id }) => id === draft?.from);
  const to = nodes.find(({ id }) => id === draft?.to);
  return from && to ? { from: centreOf(from), to: centreOf(to) } : null;
}

function centreOf({ x, y, width, height }: GraphNode): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Focuses a node and scrolls it into view. */
function focusGraphNode(within: Element | null, id: string): void {
  const node = nodeElement(within, id);
  node?.focus({ preventScroll: true });
  node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function nodeElement(within: Element | null, id: string): HTMLElement | null | undefined {
  return within?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`);
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
