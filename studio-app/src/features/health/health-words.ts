import type { Health, HealthPart } from '@fourfold/core/contract/proofs';
import { quoted } from '@fourfold/core/proofs/finding';

/** Rows per page, as in the API. */
const size = 20;

/** The number of pages; at least one. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / size));
}

/** For example "21 to 40 of 1,043". */
export function shownWords(page: number, count: number): string {
  return `${said((page - 1) * size + 1)} to ${said(Math.min(count, page * size))} of ${said(count)}`;
}

/** The text of an empty tab. */
export function emptyWords(part: HealthPart, title: string): string {
  return {
    unpublished: `Everything in ${quoted(title)} is published.`,
    broken: `Nothing is broken in ${quoted(title)}.`,
    unchecked: `No imported key in ${quoted(title)} has to be looked at.`,
    poor: `Nothing is poor in ${quoted(title)}.`,
  }[part];
}

/** For example "12 of 15 parts are published. 1,204 questions in all." */
export function noteOf({ parts, published, questions }: Health): string {
  const of = questions === 1 ? '1 question' : `${said(questions)} questions`;
  return `${said(published)} of ${parts === 1 ? '1 part is' : `${said(parts)} parts are`} published. ${of} in all.`;
}

function said(number: number): string {
  return number.toLocaleString('en');
}
