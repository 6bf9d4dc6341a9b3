import type * as z from 'zod';
import type { FirstPage } from './call.ts';
import type { Call, Contract } from './contract.ts';

type CallPart<
  C extends Call,
  P extends 'params' | 'query' | 'body',
  Direction extends 'in' | 'out',
> = Contract[C] extends {
  readonly [K in P]: infer S extends z.ZodType;
}
  ? { [K in P]: Direction extends 'in' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller passes: the parts that the contract declares for this call, and no others. */
export type Input<C extends Call> = CallPart<C, 'params', 'in'> &
  CallPart<C, 'query', 'in'> &
  CallPart<C, 'body', 'in'>;
/** What a handler receives, after the contract has parsed it. */
export type Parsed<C extends Call> = CallPart<C, 'params', 'out'> &
  CallPart<C, 'query', 'out'> &
  CallPart<C, 'body', 'out'>;
export type Reply<C extends Call> = z.output<Contract[C]['reply']>;

/** A call with its input, as data. It is also the cache key of the reply. */
export type ApiQuery<C extends Call = Call> = C extends Call
  ? readonly [call: C, ...input: unknown extends Input<C> ? [] : [Input<C>]]
  : never;

/** The calls that a page makes on a cold load; a table with a row for each does not compile without a new one. */
export type FirstOf<P extends FirstPage> = {
  [C in Call]: Contract[C] extends { firstOf: readonly (infer Q)[] } ? (P extends Q ? C : never) : never;
}[Call];

/** How a call is made, beside what it says. */
export type CallOptions = {
  signal?: AbortSignal;
  /** Milliseconds until the call fails with a timeout. */
  timeout?: number;
};

/** The typed client. Each use names the call by its literal, so that a text search finds it. */
export type Api = <C extends Call>(
  call: C,
  ...input: unknown extends Input<C> ? [options?: CallOptions] : [input: Input<C> & CallOptions]
) => Promise<Reply<C>>;
