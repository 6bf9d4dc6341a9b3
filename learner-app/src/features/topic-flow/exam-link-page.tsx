import { useParams } from 'react-router-dom';
import { Go } from '../../app/go.tsx';

/** /sat/{satId}: redirects to the list of SATs with this one open (Q25). */
export function Component() {
  const { satId = '' } = useParams();
  return <Go to={`/home/sats?${new URLSearchParams({ sat: satId })}`} />;
}
