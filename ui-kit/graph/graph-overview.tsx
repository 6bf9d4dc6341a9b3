import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import type { GraphEdge, GraphNode } from './drawing.ts';
import css from './graph-overview.module.css';
import { overviewSize, scrollByKey, scrollToShare } from './view.ts';

type GraphOverviewProps = {
  /** Accessible name. */
  label: string;
  /** The scrolling frame of the Graph, whose view is shown and moved. */
  frame: RefObject<HTMLElement | null>;
  /** Width of the drawing, in its own units. */
  width: number;
  /** Height of the drawing, in its own units. */
  height: number;
  /** The boxes of the drawing, as the Graph has them. */
  nodes: readonly GraphNode[];
  /** The lines of the drawing, as the Graph has them. */
  edges: readonly GraphEdge[];
  /** The node that is marked in the Graph. */
  marked?: string | null | undefined;
};

/** Scroll position and sizes of the frame, in pixels. */
type View = { left: number; top: number; width: number; height: number; fullWidth: number; fullHeight: number };

/** A small drawing of a whole graph. Its frame shows what the Graph shows, and moves it, by pointer and by keys. */
export function GraphOverview({ label, frame, width, height, nodes, edges, marked }: GraphOverviewProps) {
  const view = useView(frame);
  if (!view || (view.fullHeight <= view.height + 1 && view.fullWidth <= view.width + 1)) return null;
  const size = overviewSize({ width, height }, { width: 120, height: view.height });
  const showPoint = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    frame.current?.scrollTo(
      scrollToShare((clientX - box.left) / box.width, view.fullWidth, view.width),
      scrollToShare((clientY - box.top) / box.height, view.fullHeight, view.height),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const element = frame.current;
    if (!element) return;
    // The frame may have scrolled since it was rendered.
    const { scrollLeft, scrollTop } = element;
    const left = scrollByKey(event.key, 'x', scrollLeft, view.fullWidth, view.width);
    const top = scrollByKey(event.key, 'y', scrollTop, view.fullHeight, view.height);
    if (left === undefined && top === undefined) return;
    event.preventDefault();
    element.scrollTo(left ?? scrollLeft, top ?? scrollTop);
  };
  const range = Math.max(1, view.fullHeight - view.height);
  const seen = Math.round((view.top / range) * 100);
  return (
    <div
      className={css.overview}
      style={size}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={seen}
      aria-valuetext={`${seen}% from the top`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        showPoint(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) showPoint(event);
      }}
    >
      <SmallDrawing width={width} height={height} nodes={nodes} edges={edges} marked={marked} />
      <i
        className={css.view}
        style={{
          left: percent(view.left, view.fullWidth),
          top: percent(view.top, view.fullHeight),
          width: percent(view.width, view.fullWidth),
          height: percent(view.height, view.fullHeight),
        }}
      />
    </div>
  );
}

function percent(part: number, whole: number): string {
  return `${Math.min(100, (part / Math.max(1, whole)) * 100)}%`;
}

type DrawingProps = Pick<GraphOverviewProps, 'width' | 'height' | 'nodes' | 'edges' | 'marked'>;

const SmallDrawing = memo(function SmallDrawing({ width, height, nodes, edges, marked }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {edges.map(({ id, kind, points }) => (
        <polyline key={id} data-kind={kind} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {nodes.map(({ id, x, y, width: nodeWidth, height: nodeHeight, faded, broken = 0, poor = 0 }) => (
        <rect
          key={id}
          {...{ x, y, width: nodeWidth, height: nodeHeight }}
          data-faded={faded || undefined}
          data-found={broken > 0 ? 'broken' : poor > 0 ? 'poor' : undefined}
          data-marked={id === marked || undefined}
        />
      ))}
    </svg>
  );
});

/** The view of a frame, updated when it scrolls or changes its size or content. */
function useView(frame: RefObject<HTMLElement | null>): View | null {
  const [view, setView] = useState<View | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      setView({
        ...{ left: scrollLeft, top: scrollTop, width: clientWidth, height: clientHeight },
        ...{ fullWidth: scrollWidth, fullHeight: scrollHeight },
      });
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [frame]);
  return view;
}
