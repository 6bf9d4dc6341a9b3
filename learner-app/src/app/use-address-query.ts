import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the URL's query parameters. Smaller than the router's useSearchParams, which can also change them. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
