import type { HealthList, HealthPart } from '@fourfold/core/contract/proofs';
import { figures } from './figures.ts';

/** What is listed of a topic, a SAT or an ACT; pages from 1. */
export type HealthPlace = { id: string; part: HealthPart; page: number };

/** What an address asks for; whatever it says that there is not is as if it said nothing. */
export function healthIn(id: string, query: URLSearchParams): HealthPlace {
  const page = Number(query.get('page'));
  return {
    id,
    part: figures.find(({ part }) => part === query.get('part'))?.part ?? 'broken',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** Where the records behind a number are listed. */
export function healthAddress({ id, part, page }: HealthPlace): string {
  return `/admin/health/${id}?${new URLSearchParams({ part, ...(page > 1 && { page: `${page}` }) })}`;
}

/** The dashboard, with a list open on it. */
export function dashboardAddress(list: HealthList | undefined): string {
  return list ? `/admin?list=${list}` : '/admin';
}
