import { landingPath } from '@fourfold/core/session/account';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Link } from 'react-router-dom';
import { useAccount } from '../../session/session.ts';
import css from './not-found-page.module.css';
import { StaticIcon } from './static-icon.tsx';

/** The 404 page; also shown for content that the user may not see. */
export function Component() {
  const account = useAccount();
  return (
    <div className={css.page}>
      <title>404 Page Not Found · Fourfold</title>
      <StaticIcon name="not-found" width={92} height={72} />
      <h1>404 Page Not Found</h1>
      <p>This page is not here, or is not open to you.</p>
      <LinkButton as={Link} to={account ? landingPath(account) : '/'}>
        {account ? 'Go to the start' : 'Go to log-in'}
      </LinkButton>
    </div>
  );
}
