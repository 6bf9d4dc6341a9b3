import { sayMissing } from '../../app/say-missing.ts';

/**
 * Loads code on demand. On failure it shows an alert and returns null; the next call tries again.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T | null> {
  const part = await load().catch(() => null);
  if (!part) sayMissing('This part of the page could not be loaded. Try again when there is a network.');
  return part;
}
