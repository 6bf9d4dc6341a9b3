import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The address's query. Lighter than the router's own, which can also change it. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
