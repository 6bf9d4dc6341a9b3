import { type ReactNode, useId } from 'react';
import { NextIcon } from '../icon/icon.tsx';
import { PublishedDot } from '../published-dot/published-dot.tsx';
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
  /** Of the row, so that it can be found again. */
  id?: string | undefined;
  /** Words, or the link or button that a leaf is. */
  title: ReactNode;
  /** The name of the arrow, where the title of a row that opens is a link of its own. */
  arrow?: string | undefined;
  /** Takes the place of the title and of what stands beside it, such as the form that changes it. */
  form?: ReactNode;
  /** One quiet line under the title. */
  note?: ReactNode;
  /** Right of the title: progress, strokes. */
  meta?: ReactNode;
  /** Buttons at the right edge, or before a progress bar. */
  actions?: ReactNode;
  /** A row with `onToggle` opens and closes; its children stand under it while it is open. */
  open?: boolean | undefined;
  onToggle?: (() => void) | undefined;
  /** The row one is at. */
  current?: boolean | undefined;
  /** Shown as a dot. */
  published?: boolean | undefined;
  /** A `TreeList`, or what is said while it loads or is empty. */
  children?: ReactNode;
};

/** One row: a disclosure when it can be opened, else its title as it is given. */
export function TreeRow(props: TreeRowProps) {
  const { id, title, arrow, form, note, meta, actions, open = false, onToggle, current, published, children } = props;
  const inside = useId();
  const disclosure = { 'aria-expanded': open, 'aria-controls': open ? inside : undefined, onClick: onToggle };
  return (
    <li className={css.item} id={id}>
      <div className={css.row} data-current={current || undefined} data-open={(onToggle && open) || undefined}>
        {form || (
          <>
            {onToggle && arrow !== undefined && (
              <button type="button" className={css.arrow} aria-label={arrow} {...disclosure}>
                <NextIcon size={14} />
              </button>
            )}
            <span className={css.title}>
              {onToggle && arrow === undefined ? (
                <button type="button" {...disclosure}>
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
            {published !== undefined && <PublishedDot published={published} />}
          </>
        )}
      </div>
      {open && children && (
        <div className={css.inside} id={inside}>
          {children}
        </div>
      )}
    </li>
  );
}
