import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Link } from 'react-router-dom';
import css from './not-found-page.module.css';

type NotFoundPageProps = {
  /** Name of the site, for the page's title. */
  site: string;
  /** Path of the user's first page, with the label of the link; null if no user is logged in. */
  start: { path: string; label: string } | null;
};

/** The 404 page; also shown for content that the user may not see: it does not say which of the two. */
export function NotFoundPage({ site, start }: NotFoundPageProps) {
  return (
    <div className={css.page}>
      <title>{`404 Page Not Found · ${site}`}</title>
      <img src="/icons/not-found.svg" alt="" width={92} height={72} />
      <h1>404 Page Not Found</h1>
      <p>This page is not here, or is not open to you.</p>
      <LinkButton as={Link} to={start?.path ?? '/'}>
        {start?.label ?? 'Go to log-in'}
      </LinkButton>
    </div>
  );
}
