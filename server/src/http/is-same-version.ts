/** Whether the caller has this version already, by what it says in if-none-match. */
export function isSameVersion(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
