import type { Day } from '@fourfold/core/charts/days';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { type Filter, filterIn, queryOfFilter } from './filter.ts';

/** The filter lives in the address: a reload, and the way back from elsewhere, keep it. */
export function useFilter(today: Day): [Filter, (next: Filter) => void] {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const write = (next: Filter) => {
    const changed = new URLSearchParams(query);
    for (const [name, value] of Object.entries(queryOfFilter(next, today))) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    navigate({ search: changed.toString() }, { replace: true });
  };
  return [filterIn(query, today), write];
}
