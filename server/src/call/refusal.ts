import { describeRefusal, type RefusalCode, type ValuesOf } from '@fourfold/core/refusals/catalogue';
import type { RefusalReason } from '@fourfold/core/refusals/reasons';

type Extras = {
  /** Sent along with the reply, such as retry-after. */
  headers?: Readonly<Record<string, string>>;
  /** Further fields of the reply, for clients that can correct the request by themselves. */
  details?: Readonly<Record<string, unknown>>;
};
type Arguments<Code extends RefusalCode> = keyof ValuesOf<Code> extends never
  ? [values?: ValuesOf<Code>, extras?: Extras]
  : [values: ValuesOf<Code>, extras?: Extras];

/**
 * An expected error, returned as `{errors: [sentence], codes: [{code, values}]}` with the status of its reason. The
 * sentence says what to correct.
 */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly values: ValuesOf<Code>;
  readonly reason: RefusalReason;
  readonly headers: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: Code, ...[given, { headers = {}, details = {} } = {}]: Arguments<Code>) {
    // They may be left out only where there are none.
    const values = given ?? ({} as ValuesOf<Code>);
    const { reason, sentence } = describeRefusal(code, values);
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
    this.values = values;
    this.reason = reason;
    this.headers = headers;
    this.details = details;
  }
}

/** Used both for a missing record and for one that the caller may not see, so that they look the same. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', { what });
}
