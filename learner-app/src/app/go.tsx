import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads elsewhere, in this page's place. Lighter than the router's own, which also serves routers that we don't use. */
export function Go({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true, state });
  });
  return null;
}
