import type { SearchHit } from '@fourfold/core/contract/desk';
import { PublishedDot } from '@fourfold/ui-kit/published-dot';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import css from './search-hit-row.module.css';
import { kindLabels } from './search-query.ts';

type SearchHitRowProps = { hit: SearchHit; onNavigate: (url: string) => void };

/** One search hit as a link: its kind, its title and its ancestors. */
export function SearchHitRow({ hit, onNavigate }: SearchHitRowProps) {
  const { kind, title, above, url, published, free_response } = hit;
  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(url);
  };
  return (
    <li>
      <Link className={css.found} to={url} onClick={open}>
        <span className={css.title}>{title}</span>
        <span className={css.kind}>
          {free_response ? 'Free response' : kindLabels[kind]}
          {published !== null && <PublishedDot published={published} />}
        </span>
        {above.length > 0 && <span className={css.above}>{above.join(', ')}</span>}
      </Link>
    </li>
  );
}
