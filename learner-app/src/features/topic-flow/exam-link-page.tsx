import { useParams } from 'react-router-dom';
import { Go } from '../../app/go.tsx';

/** /sat/{satId}: the list of SATs, open at this one (Q25). */
export function Component() {
  const { satId = '' } = useParams();
  return <Go to={`/home/sats?${new URLSearchParams({ sat: satId })}`} />;
}
