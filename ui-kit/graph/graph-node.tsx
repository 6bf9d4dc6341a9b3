import { memo } from 'react';
import type { GraphNode } from './drawing.ts';
import css from './graph.module.css';
import { rem } from './rem.ts';

type NodeProps = { node: GraphNode; isCurrent: boolean; isMarked: boolean; onOpen: (id: string) => void };

/** A node: a button that opens its record. */
export const GraphNodeButton = memo(function GraphNodeButton({ node, isCurrent, isMarked, onOpen }: NodeProps) {
  const {
    id,
    shape,
    head,
    kind,
    title,
    faded,
    broken = 0,
    poor = 0,
    notes = [],
    met,
    textLinks = [],
    description,
  } = node;
  return (
    <button
      type="button"
      className={css.node}
      style={{ left: rem(node.x), top: rem(node.y), width: rem(node.width), height: rem(node.height) }}
      data-node={id}
      data-shape={shape}
      data-faded={faded || undefined}
      data-marked={isMarked || undefined}
      aria-current={isMarked || undefined}
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
      {textLinks.length > 0 && <TextLinks textLinks={textLinks} />}
      {met !== undefined && <i className={css.met} style={{ width: `${met * 100}%` }} />}
    </button>
  );
});

function TextLinks({ textLinks }: Required<Pick<GraphNode, 'textLinks'>>) {
  return (
    <span className={css.textLinks} aria-hidden="true">
      {textLinks.map(({ kind, text, isEnd }) => (
        <span key={text} data-kind={kind} data-end={isEnd || undefined}>
          {text}
        </span>
      ))}
    </span>
  );
}
