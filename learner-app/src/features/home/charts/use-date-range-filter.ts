import { type DateRangeFilter, filterQuery, parseFilter } from '@fourfold/core/charts/date-range-filter';
import type { Day } from '@fourfold/core/day/day';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../../app/use-address-query.ts';

/**
 * The date range filter, stored in the URL, so that a reload and Back restore it. A change shows at
 * once; the URL follows.
 */
export function useDateRangeFilter(today: Day): [DateRangeFilter, (next: DateRangeFilter) => void] {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<DateRangeFilter | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed URL replaces the local choice
  useEffect(() => setChosen(null), [query]);
  const setFilter = (filter: DateRangeFilter) => {
    const changed = new URLSearchParams(query);
    for (const [name, value] of Object.entries(filterQuery(filter, today))) {
      if (value === null) changed.delete(name);
      else changed.set(name, value);
    }
    setChosen(filter);
    navigate({ search: changed.toString() }, { replace: true });
  };
  return [chosen ?? parseFilter(query, today), setFilter];
}
