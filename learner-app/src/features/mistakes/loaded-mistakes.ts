import type { Mistake, MistakeFilters } from '@fourfold/core/contract/mistakes';
import type { QueryClient } from '@tanstack/react-query';
import { mistakesCall } from '../../reviews/mistake-calls.ts';
import type { MistakesReply } from './notebook-props.ts';

/** The mistakes of the pages that are in the cache, in order, from the first on. */
export function loadedMistakes(client: QueryClient, filters: MistakeFilters): readonly Mistake[] {
  const loaded: Mistake[] = [];
  let reply = client.getQueryData<MistakesReply>([...mistakesCall(filters)]);
  while (reply) {
    loaded.push(...reply.data);
    reply =
      reply.next === null ? undefined : client.getQueryData<MistakesReply>([...mistakesCall(filters, reply.next)]);
  }
  return loaded;
}
