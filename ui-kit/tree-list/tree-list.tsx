import { type ReactNode, useId } from 'react';
import { NextIcon } from '../icon/icon.tsx';
import css from './tree-list.module.css';

type TreeListProps = {
  /** Names the list for a screen reader; a nested list is named by its row. */
  label?: string | undefined;
  /** Rows of 34 pixels, as the studio's tree has them. */
  dense?: boolean | undefined;
  children: ReactNode;
};

/** Rows that expand into further lists: topic, sub-topic, sub-sub-topic. */
export function TreeList({ label, dense, children }: TreeListProps) {
  return (
    <ul className={css.list} aria-label={label} data-dense={dense || undefined}>
      {children}
    </ul>
  );
}

type TreeRowProps = {
  /** Words, or the link or button that a leaf is. */
  title: ReactNode;
  /** One quiet line under the title. */
  note?: ReactNode;
  /** Right of the title: progress, strokes. */
  meta?: ReactNode;
  /** Buttons at the right edge. */
  actions?: ReactNode;
  /** A row with `onToggle` opens and closes; its children stand under it while it is open. */
  open?: boolean | undefined;
  onToggle?: (() => void) | undefined;
  /** The row one is at. */
  current?: boolean | undefined;
  /** Shown as a dot: full when published, a ring when not. */
  published?: boolean | undefined;
  /** A `TreeList`, or what is said while it loads or is empty. */
  children?: ReactNode;
};

/** One row: a disclosure when it can be opened, else its title as it is given. */
export function TreeRow(props: TreeRowProps) {
  const { title, note, meta, actions, open = false, onToggle, current, published, children } = props;
  const id = useId();
  return (
    <li className={css.item}>
      <div className={css.row} data-current={current || undefined} data-open={(onToggle && open) || undefined}>
        <span className={css.title}>
          {onToggle ? (
            <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onToggle}>
              <NextIcon size={14} />
              <span>{title}</span>
            </button>
          ) : (
            title
          )}
          {note && <span className={css.note}>{note}</span>}
        </span>
        {meta && <span className={css.meta}>{meta}</span>}
        {actions && <span className={css.actions}>{actions}</span>}
        {published !== undefined && (
          <span
            className={css.dot}
            data-published={published || undefined}
            role="img"
            aria-label={published ? 'Published' : 'Not published'}
          />
        )}
      </div>
      {open && children && (
        <div className={css.inside} id={id}>
          {children}
        </div>
      )}
    </li>
  );
}
