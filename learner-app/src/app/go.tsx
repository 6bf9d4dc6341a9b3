import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads elsewhere, in this page's place. Once: on the way there the router draws this page anew, and going again would
 * begin the way anew. Lighter than the router's own, which also serves routers that we don't use.
 */
export function Go({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  const first = useRef(state);
  useEffect(() => {
    navigate(to, { replace: true, state: first.current });
  }, [navigate, to]);
  return null;
}
