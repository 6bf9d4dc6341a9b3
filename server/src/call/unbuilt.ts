import { Refusal } from './refusal.ts';

/** Stands for a handler that its room is still building; gone before this is merged. */
export function unbuilt(): Promise<never> {
  throw new Refusal('not_found', 'This call is still being built');
}
