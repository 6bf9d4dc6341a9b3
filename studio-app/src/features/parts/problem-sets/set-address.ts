/** URL of a problem set's page; the query names where Back leads (APS-003). */
export function setAddress({ id }: { id: string }, branch: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(branch).toString();
  return `/admin/problemset/${id}${query && `?${query}`}`;
}
