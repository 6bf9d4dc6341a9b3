import type { Day } from '@fourfold/core/day/day';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { type Filter, filterIn, queryOfFilter } from './filter.ts';

/**
 * The filter lives in the address: a reload, and the way back from elsewhere, keep it. What was chosen shows at once;
 * the address follows a moment later.
 */
export function useFilter(today: Day): [Filter, (next: Filter) => void] {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Filter | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that changed says what holds from then on
  useEffect(() => setChosen(null), [query]);
  const choose = (filter: Filter) => {
    const changed = new URLSearchParams(query);
    for (const [name, value] of Object.entries(queryOfFilter(filter, today))) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    setChosen(filter);
    navigate({ search: changed.toString() }, { replace: true });
  };
  return [chosen ?? filterIn(query, today), choose];
}
