import type { GraphEdge, GraphHandle, GraphNode, Point } from './drawing.ts';
import css from './graph-handles.module.css';
import { rem } from './rem.ts';
import type { DrawSource } from './use-draw-link.ts';

type DrawProps = { propsOf: (source: DrawSource, from?: Point) => object };

type GraphHandlesProps = DrawProps & { node: GraphNode; handles: readonly GraphHandle[] };

/** The handles of a node, from which lines are drawn with the pointer. Keys draw lines without them. */
export function GraphHandles({ node, handles, propsOf }: GraphHandlesProps) {
  const bottom = node.y + node.height;
  return (
    <div
      className={css.handles}
      style={{ left: rem(node.x), top: rem(bottom - 7), width: rem(node.width) }}
      data-handles={node.id}
      aria-hidden="true"
    >
      {handles.map(({ sign, kind, title }, handle) => (
        <span key={sign} data-kind={kind} title={title} {...propsOf({ node: node.id, handle })}>
          {sign}
        </span>
      ))}
    </div>
  );
}

type LineEndsProps = DrawProps & { width: number; height: number; edges: readonly GraphEdge[] };

/** The ends of all lines, which the pointer can move to another node. */
export function LineEnds({ width, height, edges, propsOf }: LineEndsProps) {
  return (
    <svg
      className={css.ends}
      style={{ width: rem(width), height: rem(height) }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {edges.map(({ id, points }) => {
        const [start, end] = [points.at(-2), points.at(-1)];
        if (!start || !end) return null;
        // A little before the node, which is above the lines.
        const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
        const [x, y] = [end.x - ((end.x - start.x) / length) * 9, end.y - ((end.y - start.y) / length) * 9];
        return <circle key={id} data-end-of={id} cx={x} cy={y} r="8" {...propsOf({ edge: id }, points[0])} />;
      })}
    </svg>
  );
}

type DraftLineProps = { width: number; height: number; from: Point; to: Point };

/** The line that is being drawn. */
export function DraftLine({ width, height, from, to }: DraftLineProps) {
  return (
    <svg
      className={css.draft}
      style={{ width: rem(width), height: rem(height) }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={to.x} cy={to.y} r="5" />
    </svg>
  );
}
