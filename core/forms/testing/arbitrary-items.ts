import fc from 'fast-check';
import type { KindName } from '../../kinds/registry.ts';
import { hardest, type Rank } from '../../ranks/ranks.ts';
import type { BlueprintItem } from '../blueprint.ts';
import type { FormItem } from '../counted-items.ts';
import { kindTitles } from '../kind-titles.ts';

export type AnyItem = FormItem & BlueprintItem;

/** Two domains, which is enough to have a question in none, one or both. */
export const twoDomains = [
  { code: 'a', title: 'Algebra' },
  { code: 'b', title: 'Data' },
];

const anyItem: fc.Arbitrary<AnyItem> = fc.record({
  rank: fc.integer({ min: 0, max: hardest }) as fc.Arbitrary<Rank>,
  kind: fc.constantFrom(...(Object.keys(kindTitles) as KindName[])),
  is_hidden: fc.boolean(),
  is_tried: fc.boolean(),
  skills: fc.subarray(twoDomains).map((domains) => domains.map(({ code }) => ({ domain: code }))),
});
export const anyItems = fc.array(anyItem, { maxLength: 12 });

/** Questions of one rank that count, with one choice and a skill of the first domain. */
export function itemsOf(rank: Rank, count: number): AnyItem[] {
  const item = { kind: 'one-choice', is_hidden: false, is_tried: false, skills: [{ domain: 'a' }] } as const;
  return Array.from({ length: count }, () => ({ ...item, rank }));
}
