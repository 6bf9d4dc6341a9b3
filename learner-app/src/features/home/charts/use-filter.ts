import type { Day } from '@fourfold/core/day/day';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { type Filter, filterIn, queryOfFilter } from './filter.ts';

/**
 * The date range filter, stored in the URL, so that a reload and Back restore it. A change shows at
 * once; the URL follows.
 */
export function useFilter(today: Day): [Filter, (next: Filter) => void] {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Filter | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed URL replaces the local choice
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
