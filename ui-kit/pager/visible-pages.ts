/** Below this number all pages are shown (ASG-006). */
const minManyPages = 8;

/** Returns the page numbers to show: all of a few; otherwise the first, the last and those around the current one. */
export function visiblePages(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  if (pages < minManyPages) return all;
  return all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1);
}
