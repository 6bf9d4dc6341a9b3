/** Returns a sentence for the operator about an address that is not available; null for any other error. */
export function describePortError(
  error: unknown,
  { variable, port, host }: { variable: string; port: number; host: string },
) {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop that, or choose another with ${variable}.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with ${variable}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is "${host}": this machine has no such address.`;
  }
  return null;
}
