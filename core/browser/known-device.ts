/** The storage key of the secret by which the server recognises this browser. It outlives the session. */
export const deviceKey = 'fourfold.device';

/** The stored secret, if it has the right format: 256 bits in base64url. Otherwise undefined. */
export function readDevice(stored: string | null): string | undefined {
  return stored !== null && /^[\w-]{43}$/.test(stored) ? stored : undefined;
}
