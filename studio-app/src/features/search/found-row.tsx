import type { Found } from '@fourfold/core/contract/desk';
import { PublishedDot } from '@fourfold/ui-kit/published-dot';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import css from './found-row.module.css';
import { kindWords } from './wanted.ts';

type FoundRowProps = { found: Found; onGo: (url: string) => void };

/** One search hit as a link: its kind, its title and its ancestors. */
export function FoundRow({ found, onGo }: FoundRowProps) {
  const { kind, title, above, url, published, free_response } = found;
  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo(url);
  };
  return (
    <li>
      <Link className={css.found} to={url} onClick={open}>
        <span className={css.title}>{title}</span>
        <span className={css.kind}>
          {free_response ? 'Free response' : kindWords[kind]}
          {published !== null && <PublishedDot published={published} />}
        </span>
        {above.length > 0 && <span className={css.above}>{above.join(', ')}</span>}
      </Link>
    </li>
  );
}
