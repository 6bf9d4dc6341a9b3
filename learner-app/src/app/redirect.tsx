import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Replaces this page by another. Navigates once: the router renders this page again on the way, and
 * a second call would start the navigation again. Smaller than the router's own Navigate.
 */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const firstState = useRef(state);
  useEffect(() => {
    navigate(to, { replace: true, state: firstState.current });
  }, [navigate, to]);
  return null;
}
