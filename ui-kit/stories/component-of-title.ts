/** "Lists/Pager (Pagination)" is the page of Pager. */
export function componentOfTitle(title: string): string {
  return title.replace(/^.*\//, '').replace(/ \(.*\)$/, '');
}
