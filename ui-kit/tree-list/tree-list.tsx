import { type ReactNode, useId } from 'react';
import { NextIcon } from '../icon/icon.tsx';
import { PublishedDot } from '../published-dot/published-dot.tsx';
import css from './tree-list.module.css';

type TreeListProps = {
  /** Accessible name of the list; a nested list is named by its row. */
  label?: string | undefined;
  /** Rows of 34 pixels, as in the studio's tree. */
  dense?: boolean | undefined;
  /** One `TreeRow` each. */
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
  /** DOM id of the row. */
  id?: string | undefined;
  /** The title: text, or the link or button of a leaf. */
  title: ReactNode;
  /** Accessible name of the arrow, if the title of an expandable row is a link itself. */
  arrow?: string | undefined;
  /** Replaces the whole row content, such as a form that edits it. */
  form?: ReactNode;
  /** One quiet line under the title. */
  note?: ReactNode;
  /** To the right of the title: progress, a run of right answers, or a switch. */
  meta?: ReactNode;
  /** Buttons at the right edge; before a progress bar, which is then at the edge. */
  actions?: ReactNode;
  /** Whether an expandable row is open; its children are below it. */
  open?: boolean | undefined;
  /** Opens or closes the row; without it the row is not expandable. */
  onToggle?: (() => void) | undefined;
  /** Marks the current row. */
  current?: boolean | undefined;
  /** Whether it is published, shown as a dot. */
  published?: boolean | undefined;
  /** A `TreeList`, or a text while it loads or is empty. */
  children?: ReactNode;
};

/** A row: a disclosure button if it is expandable, else its title. */
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
