import type { PublishEffect } from '@fourfold/core/contract/publishing';
import { Link } from 'react-router-dom';
import css from './publish-dialog.module.css';

type UnfinishedListProps = { effect: PublishEffect; onNavigate: () => void };

/** Unfinished records, each with a link to where it is fixed. They do not block publishing. */
export function UnfinishedList({ effect: { unfinished, unfinished_count: count }, onNavigate }: UnfinishedListProps) {
  if (count === 0) return null;
  const more = count - unfinished.length;
  return (
    <section className={css.unfinished} aria-label="Not finished">
      <h3 className="label">{count === 1 ? '1 thing is not finished' : `${count} things are not finished`}</h3>
      <ul>
        {unfinished.map(({ text, url }) => (
          <li key={`${url} ${text}`}>
            <Link to={url} onClick={onNavigate}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="small">{`And ${more} more.`}</p>}
    </section>
  );
}
