/** Under this name each site keeps the secret by which the server knows this browser. It outlives the session. */
export const deviceKey = 'fourfold.device';

/** What was stored, if it can be such a secret: 256 bits in base64url. */
export function readDevice(stored: string | null): string | undefined {
  return stored !== null && /^[\w-]{43}$/.test(stored) ? stored : undefined;
}
