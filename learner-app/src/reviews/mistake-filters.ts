import type { MistakeFilters, MistakeSource } from '@fourfold/core/contract/mistakes';
import { causeLabels } from '@fourfold/core/reviews/cause-labels';

/** How the notebook names the sources of misses. */
export const sourceLabels: Readonly<Record<MistakeSource, string>> = {
  practice: 'Practice',
  test: 'Test on screen',
  paper: 'Paper test',
  review: 'Review',
};

/** The causes of the filter. */
export const causeFilterLabels: Readonly<Record<NonNullable<MistakeFilters['cause']>, string>> = {
  ...causeLabels,
  none: 'Without a cause',
};

/** The misses to answer again; `set`: those of an assigned set. */
export type Redo = MistakeFilters & { set?: string };

/** Reads the filters of the notebook from the URL; values that the server would refuse are left out. */
export function mistakeFiltersIn(query: URLSearchParams): MistakeFilters {
  const [skill, cause, source] = [query.get('skill'), query.get('cause'), query.get('source')];
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  return {
    ...(skill && { skill: skill.slice(0, 300) }),
    ...(isKey(causeFilterLabels, cause) && { cause }),
    ...(isKey(sourceLabels, source) && { source }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The filters as a URL query: "", or beginning with "?". */
export function filterQuery(filters: MistakeFilters): string {
  const query = new URLSearchParams(filters as Record<string, string>).toString();
  return query && `?${query}`;
}

/** URL of the reviews of the day, or with filters of a redo of what the notebook then shows. */
export function reviewAddress(redo?: MistakeFilters): string {
  if (!redo) return '/home/review';
  const query = filterQuery(redo);
  return `/home/review${query ? `${query}&` : '?'}redo=true`;
}

/** What a URL of the review page asks to redo: of the notebook, or of an assigned set; null: the reviews of the day. */
export function redoIn(query: URLSearchParams): Redo | null {
  if (query.get('redo') !== 'true') return null;
  const set = query.get('set');
  return { ...mistakeFiltersIn(query), ...(set && { set }) };
}

function dayIn(query: URLSearchParams, name: string): string | null {
  const value = query.get(name) ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);
  return isDay ? value : null;
}

function isKey<Key extends string>(labels: Readonly<Record<Key, string>>, value: string | null): value is Key {
  return value !== null && Object.hasOwn(labels, value);
}
