import type { FuzzedCall } from './calls.ts';
import type { KnownRecords } from './known-records.ts';
import type { TestCaller } from './people.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Credentials that open a session: passwords, unused hand-over codes, and unused tokens of reset links. */
export type Credentials = {
  logins: readonly { email: string; password: string }[];
  codes: string[];
  resets: string[];
};

/** The input from which a request is generated. */
export type GenerationContext = {
  chance: SeededRandom;
  records: KnownRecords;
  credentials: Credentials;
  call: FuzzedCall;
  caller: TestCaller | null;
};
