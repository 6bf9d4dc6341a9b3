/** The page of a problem set; the query says from where one came (3§2). */
export function setAddress({ id }: { id: string }, branch: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(branch).toString();
  return `/admin/problemset/${id}${query && `?${query}`}`;
}
