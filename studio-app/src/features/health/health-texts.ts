import type { HealthEntry, HealthPart, RecordHealth } from '@fourfold/core/contract/proofs';
import { quoted } from '@fourfold/core/proofs/finding';

/** Rows per page, as in the API. */
const pageSize = 20;

/** The number of pages; at least one. */
export function pageCount(count: number): number {
  return Math.max(1, Math.ceil(count / pageSize));
}

/** For example "21 to 40 of 1,043". */
export function rangeText(page: number, count: number): string {
  return `${formatCount((page - 1) * pageSize + 1)} to ${formatCount(Math.min(count, page * pageSize))} of ${formatCount(count)}`;
}

type EntryGroup = { title: string; entries: readonly HealthEntry[] };

/** Successive entries of the same location, under its title: “Algebra, Equations, Lines”. */
export function entryGroups(entries: readonly HealthEntry[]): readonly EntryGroup[] {
  return entries.reduce<{ title: string; entries: HealthEntry[] }[]>((groups, entry) => {
    const title = entry.above.join(', ');
    const last = groups.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else groups.push({ title, entries: [entry] });
    return groups;
  }, []);
}

/** The text of an empty tab. */
export function emptyText(part: HealthPart, title: string): string {
  return {
    unpublished: `Everything in ${quoted(title)} is published.`,
    broken: `Nothing is broken in ${quoted(title)}.`,
    unchecked: `No imported key in ${quoted(title)} has to be looked at.`,
    poor: `Nothing is poor in ${quoted(title)}.`,
  }[part];
}

/** For example "12 of 15 parts are published. 1,204 questions in all." */
export function summaryText({ parts, published, questions }: RecordHealth): string {
  const questionsText = questions === 1 ? '1 question' : `${formatCount(questions)} questions`;
  return `${formatCount(published)} of ${parts === 1 ? '1 part is' : `${formatCount(parts)} parts are`} published. ${questionsText} in all.`;
}

function formatCount(number: number): string {
  return number.toLocaleString('en');
}
