import { challengeIn } from '@fourfold/core/browser/first/hand-over-code';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { handOver, openStudio } from '../../session/change/hand-over.ts';

/**
 * Page for the studio's addresses on this site: opens the same page in the studio without a second
 * log-in (Q101). If the studio sent the request, it returns a one-time code.
 */
export function Component() {
  const { pathname, search, hash } = useLocation();
  const hasStarted = useRef(false);
  const [failed, setFailed] = useState(false);
  const openInStudio = async () => {
    const challenge = challengeIn(hash);
    if (challenge === null) return openStudio(pathname + search, 'replace');
    setFailed((await handOver(pathname + search, challenge)) === false);
  };
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    openInStudio();
  });
  return (
    <>
      <title>Admin Panel · Fourfold</title>
      <h1 className="vh">Admin Panel</h1>
      {failed ? (
        <ErrorPanel title="The admin panel could not be opened." onRetry={openInStudio}>
          Nothing has changed.
        </ErrorPanel>
      ) : (
        <p className="small" role="status">
          Opening the admin panel
        </p>
      )}
    </>
  );
}
