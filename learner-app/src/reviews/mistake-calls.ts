import { apiQuery } from '@fourfold/core/client/api-query';
import type { MistakeFilters } from '@fourfold/core/contract/mistakes';
import { dayAt } from '@fourfold/core/day/day';
import type { Redo } from './mistake-filters.ts';

/** The student's day, in the time zone of the device. */
export function studentDay(): string {
  return dayAt(new Date());
}

/** A page of the notebook: the first, or the one after `after`. */
export function mistakesCall(filters: MistakeFilters, after?: string) {
  return apiQuery('GET /mistakes', { query: { ...filters, ...(after !== undefined && { after }) } });
}

/** The reviews of a day. */
export function dueCall(day: string) {
  return apiQuery('GET /mistakes/due', { query: { day } });
}

/** Missed questions to answer again now. */
export function redoCall(redo: Redo, day: string) {
  return apiQuery('GET /mistakes/redo', { query: { ...redo, day } });
}
