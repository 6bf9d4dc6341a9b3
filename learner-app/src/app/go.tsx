import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Replaces this page by another. Navigates once: the router renders this page again on the way, and
 * a second call would start the navigation again. Smaller than the router's own Navigate.
 */
export function Go({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const first = useRef(state);
  useEffect(() => {
    navigate(to, { replace: true, state: first.current });
  }, [navigate, to]);
  return null;
}
