import { Button } from '../button/button.tsx';
import { BackIcon, NextIcon } from '../icon/icon.tsx';
import css from './pager.module.css';

type PagerProps = {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** Called with the number of the page to show. */
  onGo: (page: number) => void;
  /** The range that is shown: "1 to 8 of 43". */
  summary?: string | undefined;
  /** Accessible name of the navigation. */
  label?: string | undefined;
};

/**
 * Pagination of a list; with one page only the summary. Previous and Next stay focusable at the first and last page.
 */
export function Pager({ page, pages, onGo, summary, label = 'Pages' }: PagerProps) {
  if (pages <= 1) return summary ? <p className={css.pager}>{summary}</p> : null;
  return (
    <nav className={css.pager} aria-label={label}>
      {summary && (
        <span className={css.summary} aria-live="polite">
          {summary}
        </span>
      )}
      <Button kind="quiet" icon aria-label="Previous page" inactive={page <= 1} onClick={() => onGo(page - 1)}>
        <BackIcon />
      </Button>
      <span className={css.places}>
        {visiblePages(page, pages).map((number, at, all) => (
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
      </span>
      <Button kind="quiet" icon aria-label="Next page" inactive={page >= pages} onClick={() => onGo(page + 1)}>
        <NextIcon />
      </Button>
    </nav>
  );
}

/** Below this number all pages are shown (ASG-006). */
const minManyPages = 8;

/** Returns the page numbers to show: all of a few; otherwise the first, the last and those around the current one. */
function visiblePages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  if (pages < minManyPages) return all;
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
}
