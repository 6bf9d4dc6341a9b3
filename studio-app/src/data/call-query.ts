import type { Call } from '@fourfold/core/contract/contract';
import type { ApiQuery, Reply } from '@fourfold/core/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../session/session.ts';

/** Query options of an API call: the call and its input are the key, the API client fetches. */
export function callQuery<C extends Call>(request: ApiQuery<C>) {
  // The types relate a call to its input only as a pair; taken apart, they need a cast.
  const [call, input] = request as unknown as readonly [C, object?];
  const send = api as (call: C, input: object) => Promise<Reply<C>>;
  return queryOptions({
    queryKey: [...request] as readonly unknown[],
    queryFn: ({ signal }) => send(call, { ...input, signal }),
  });
}
