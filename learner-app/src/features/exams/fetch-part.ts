import { sayMissing } from '../../app/say-missing.ts';

/** Code that is fetched when somebody asks for what it does; where that fails it is told, and can be asked for again. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T | null> {
  const part = await load().catch(() => null);
  if (!part) sayMissing('This part of the page could not be loaded. Try again when there is a network.');
  return part;
}
