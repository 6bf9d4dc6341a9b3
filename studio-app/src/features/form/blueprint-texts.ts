import { type BlueprintCell, freeBlueprint, type ModuleBlueprint } from '@fourfold/core/forms/blueprint';

/** A cell of the blueprint as it is typed; empty for any number. */
export type CellText = Pick<BlueprintCell, 'group' | 'key'> & { text: string };

/** The most questions that a cell can ask for. */
const most = 200;

export function cellId({ group, key }: Pick<BlueprintCell, 'group' | 'key'>): string {
  return `${group} ${key}`;
}

export function blueprintTexts(cells: readonly BlueprintCell[]): CellText[] {
  return cells.map(({ group, key, wanted }) => ({ group, key, text: wanted === null ? '' : `${wanted}` }));
}

/** The blueprint that was typed, and the ids of cells that are no number of questions. */
export function readBlueprint(texts: readonly CellText[]): { blueprint: ModuleBlueprint; invalid: string[] } {
  const filled = texts.filter(({ text }) => text.trim() !== '');
  const invalid = filled.filter(({ text }) => !/^\d{1,3}$/.test(text.trim()) || Number(text) > most).map(cellId);
  const of = (group: BlueprintCell['group']) =>
    Object.fromEntries(filled.filter((cell) => cell.group === group).map(({ key, text }) => [key, Number(text)]));
  return { blueprint: { ...freeBlueprint, domains: of('domains'), ranks: of('ranks'), kinds: of('kinds') }, invalid };
}
