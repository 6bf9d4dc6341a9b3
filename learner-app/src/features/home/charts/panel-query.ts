import { callQuery } from '@fourfold/app-shell/call-query';
import type { Call } from '@fourfold/core/contract/contract';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { keepPreviousData } from '@tanstack/react-query';

/**
 * Query options of a chart panel: refetched at each visit, because new answers may have come; a failure affects this
 * panel alone; and the data of the previous filter stays, dimmed, until the new data is loaded.
 */
export function panelQuery<C extends Call>(request: ApiQuery<C>) {
  return {
    ...callQuery(request),
    staleTime: 0,
    throwOnError: false,
    meta: { keep: true, counts: true },
    placeholderData: keepPreviousData,
  };
}
