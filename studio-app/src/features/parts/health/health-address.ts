import type { HealthList, HealthPart } from '@fourfold/core/contract/proofs';
import { healthFigures } from './health-figures.ts';

/** A page of the records listed for a topic, a SAT or an ACT; pages count from 1. */
export type HealthPageAddress = { id: string; part: HealthPart; page: number };

/** Parses a URL query; invalid values become the defaults. */
export function parseHealthAddress(id: string, query: URLSearchParams): HealthPageAddress {
  const page = Number(query.get('page'));
  return {
    id,
    part: healthFigures.find(({ part }) => part === query.get('part'))?.part ?? 'broken',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** URL of the records behind a count. */
export function healthAddress({ id, part, page }: HealthPageAddress): string {
  return `/admin/health/${id}?${new URLSearchParams({ part, ...(page > 1 && { page: `${page}` }) })}`;
}

/** URL of the dashboard, with one list open. */
export function dashboardAddress(list: HealthList | undefined): string {
  return list ? `/admin?list=${list}` : '/admin';
}
