import { contentRefusals } from './content-refusals.ts';
import { peopleRefusals } from './people-refusals.ts';
import { practiceRefusals } from './practice-refusals.ts';
import type { RefusalReason } from './reasons.ts';
import { requestRefusals } from './request-refusals.ts';
import { sessionRefusals } from './session-refusals.ts';

/** Every refusal of the API: its code, the reason that decides its HTTP status, and its sentence. */
const catalogue = {
  ...sessionRefusals,
  ...requestRefusals,
  ...peopleRefusals,
  ...contentRefusals,
  ...practiceRefusals,
} as const;

type Catalogue = typeof catalogue;
export type RefusalCode = keyof Catalogue;
/** The values that the sentence of a refusal needs; none if it is always the same. */
export type ValuesOf<Code extends RefusalCode> = Catalogue[Code]['text'] extends (values: infer Values) => string
  ? Values
  : Record<never, never>;

export type CodeWithoutValues = {
  [Code in RefusalCode]: Catalogue[Code]['text'] extends string ? Code : never;
}[RefusalCode];

/** Returns the reason and the sentence of a refusal. */
export function describeRefusal<Code extends RefusalCode>(
  code: Code,
  values: ValuesOf<Code>,
): { reason: RefusalReason; sentence: string } {
  const { reason, text } = catalogue[code];
  return { reason, sentence: typeof text === 'string' ? text : (text as (values: unknown) => string)(values) };
}

/** Returns the sentence of a refusal without values. */
export function sentenceOf(code: CodeWithoutValues): string {
  return describeRefusal(code, {}).sentence;
}

export const refusalCodes = Object.keys(catalogue) as readonly RefusalCode[];
