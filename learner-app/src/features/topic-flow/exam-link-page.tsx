import { useParams } from 'react-router-dom';
import { Redirect } from '../../app/redirect.tsx';

/** /sat/{satId}: redirects to the list of SATs with this one open (Q25). */
export function Component() {
  const { satId = '' } = useParams();
  return <Redirect to={`/home/sats?${new URLSearchParams({ sat: satId })}`} />;
}
