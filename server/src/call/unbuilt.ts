import { Refusal } from './refusal.ts';

/** In the place of a handler that its room is still writing. */
export async function unbuilt(): Promise<never> {
  throw new Refusal('not_found', 'This call is being built');
}
