import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';

/** Loads code on demand. On failure it shows an alert and returns null; the next call tries again. */
export async function fetchModule<T>(load: () => Promise<T>): Promise<T | null> {
  const module = await load().catch(() => null);
  if (!module) alertLoadFailure('This part of the page could not be loaded. Try again when there is a network.');
  return module;
}
