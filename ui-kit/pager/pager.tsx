import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import css from './pager.module.css';

type PagerProps = {
  /** From 1. */
  page: number;
  pages: number;
  onGo: (page: number) => void;
  /** What is shown of how much: "1 to 8 of 43". */
  summary?: string | undefined;
  label?: string | undefined;
};

/** Pages of a list, with an ink rule under the current one. */
export function Pager({ page, pages, onGo, summary, label = 'Pages' }: PagerProps) {
  return (
    <nav className={css.pager} aria-label={label}>
      {summary && <span className={css.summary}>{summary}</span>}
      <Button kind="quiet" icon aria-label="Previous page" disabled={page <= 1} onClick={() => onGo(page - 1)}>
        <BackIcon />
      </Button>
      {shownPages(page, pages).map((number, at, all) => (
        <span key={number} className={css.place}>
          {at > 0 && number - (all[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <button
            type="button"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onGo(number)}
          >
            {number}
          </button>
        </span>
      ))}
      <Button kind="quiet" icon aria-label="Next page" disabled={page >= pages} onClick={() => onGo(page + 1)}>
        <NextIcon />
      </Button>
    </nav>
  );
}

/** The first, the last, and those around the current page. */
export function shownPages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
}
