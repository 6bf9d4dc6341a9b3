import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Link } from 'react-router-dom';
import { useAccount } from '../../session/session.ts';
import css from './not-found-page.module.css';

/** The page for URLs that do not exist or are not allowed; it does not tell which. */
export function Component() {
  const account = useAccount();
  return (
    <div className={css.page}>
      <title>404 Page Not Found · Fourfold Studio</title>
      <img src="/icons/not-found.svg" alt="" width={92} height={72} />
      <h1>404 Page Not Found</h1>
      <p>This page is not here, or is not open to you.</p>
      <LinkButton as={Link} to={account ? '/admin' : '/'}>
        {account ? 'Go to the dashboard' : 'Go to log-in'}
      </LinkButton>
    </div>
  );
}
