import { memo, useId } from 'react';
import type { GraphEdge, Point } from './drawing.ts';
import css from './graph.module.css';
import { rem } from './rem.ts';

type EdgesProps = { width: number; height: number; edges: readonly GraphEdge[] };

/** All lines of a graph with their labels. */
export const Edges = memo(function Edges({ width, height, edges }: EdgesProps) {
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
