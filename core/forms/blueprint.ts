import type { KindName } from '../kinds/registry.ts';
import { type Rank, ranks, shownRank } from '../ranks/ranks.ts';
import { shownItems } from './counted-items.ts';
import { kindTitles } from './kind-titles.ts';

/**
 * How many questions students should see in a module: by domain, by rank (from 0) and by kind. What is not named may be
 * any number.
 */
export type ModuleBlueprint = {
  domains: Readonly<Record<string, number>>;
  ranks: Readonly<Partial<Record<`${Rank}`, number>>>;
  kinds: Readonly<Partial<Record<KindName, number>>>;
};

/** By type of module. */
export type Blueprint = Readonly<Record<string, ModuleBlueprint>>;

/** A blueprint that asks for nothing. */
export const freeBlueprint: ModuleBlueprint = { domains: {}, ranks: {}, kinds: {} };

/** A question as the blueprint counts it. */
export type BlueprintItem = {
  rank: Rank;
  kind: KindName;
  is_hidden: boolean;
  /** Each with the domain that it belongs to. */
  skills: readonly { domain: string }[];
};
export type BlueprintModule = { items: readonly BlueprintItem[]; blueprint: ModuleBlueprint };
export type DomainTitle = { code: string; title: string };

/** One number of a blueprint, and how many questions there are. `wanted`: null if it may be any number. */
export type BlueprintCell = {
  group: keyof ModuleBlueprint;
  key: string;
  label: string;
  wanted: number | null;
  found: number;
};

/**
 * The cells of a module: its domains, ranks and kinds. Hidden questions are not counted; one with skills of two domains
 * counts in both.
 */
export function blueprintCells(
  { items, blueprint }: BlueprintModule,
  domains: readonly DomainTitle[],
): BlueprintCell[] {
  const shown = shownItems(items);
  const wanted: Readonly<Record<keyof ModuleBlueprint, Readonly<Record<string, number>>>> = blueprint;
  const cell = (group: keyof ModuleBlueprint, key: string, label: string, isIn: (item: BlueprintItem) => boolean) => ({
    group,
    key,
    label,
    wanted: wanted[group][key] ?? null,
    found: shown.filter(isIn).length,
  });
  const unlisted = Object.keys(blueprint.domains).filter((code) => !domains.some((domain) => domain.code === code));
  return [
    ...[...domains, ...unlisted.map((code) => ({ code, title: code }))].map(({ code, title }) =>
      cell('domains', code, title, ({ skills }) => skills.some(({ domain }) => domain === code)),
    ),
    ...ranks.map((rank) => cell('ranks', `${rank}`, `Rank ${shownRank(rank)}`, (item) => item.rank === rank)),
    ...Object.entries(kindTitles).map(([kind, title]) => cell('kinds', kind, title, (item) => item.kind === kind)),
  ];
}

/** Says by how many questions a cell is short or over, as a sentence; null if it is neither. */
export function cellProblem({ group, label, wanted, found }: BlueprintCell): string | null {
  if (wanted === null || wanted === found) return null;
  const what = { domains: label, ranks: label.toLowerCase(), kinds: `the kind “${label}”` }[group];
  const difference = found < wanted ? `${wanted - found} too few` : `${found - wanted} too many`;
  return `${found} ${found === 1 ? 'question' : 'questions'} of ${what}, ${wanted} wanted: ${difference}.`;
}
