import type { Call } from '@fourfold/core/contract/contract';
import type { ApiQuery, Reply } from '@fourfold/core/contract/types';
import type { queryOptions } from '@tanstack/react-query';
import { api } from '../session/session.ts';

/** Returns the `useQuery` options of a call; the call and its input are the key. */
export function callQuery<C extends Call>(request: ApiQuery<C>) {
  // TypeScript loses the relation between call and input when they are destructured.
  const [call, input] = request as unknown as readonly [C, object?];
  const send = api as (call: C, input: object) => Promise<Reply<C>>;
  return withTypes({
    queryKey: [...request] as readonly unknown[],
    queryFn: ({ signal }) => send(call, { ...input, signal }),
  });
}

/** Replaces the library's queryOptions(), which also does nothing but add types. */
const withTypes = ((options: unknown) => options) as typeof queryOptions;
