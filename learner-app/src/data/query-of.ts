import type { Call } from '@fourfold/core/contract/contract';
import type { Asked, Reply } from '@fourfold/core/contract/types';
import type { queryOptions } from '@tanstack/react-query';
import { api } from '../session/session.ts';

/** How `useQuery` asks a call: the call and its input are the key, the client is how. */
export function queryOf<C extends Call>(asked: Asked<C>) {
  // What the types of a call and its input say together, they cannot say apart.
  const [call, input] = asked as unknown as readonly [C, object?];
  const send = api as (call: C, input: object) => Promise<Reply<C>>;
  return withTypes({
    queryKey: [...asked] as readonly unknown[],
    queryFn: ({ signal }) => send(call, { ...input, signal }),
  });
}

/** The library's own does nothing either but say what a key's cached reply is. */
const withTypes = ((options: unknown) => options) as typeof queryOptions;
