/** Whether if-none-match contains this etag: the client has this version already. */
export function isSameVersion(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
