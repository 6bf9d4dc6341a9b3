import type { Call } from '@fourfold/core/contract/contract';
import type { Asked } from '@fourfold/core/contract/types';
import { keepPreviousData } from '@tanstack/react-query';
import { queryOf } from '../../../data/query-of.ts';

/**
 * How a panel asks: anew at each visit, because answers were given meanwhile; its failure stays its own; and what it
 * had for another filter stays, pale, until this one's has come.
 */
export function panelQuery<C extends Call>(asked: Asked<C>) {
  return {
    ...queryOf(asked),
    staleTime: 0,
    throwOnError: false,
    meta: { keep: true, counts: true },
    placeholderData: keepPreviousData,
  };
}
