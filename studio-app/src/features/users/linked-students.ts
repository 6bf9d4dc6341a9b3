import type { User } from '@fourfold/core/contract/users';

export type Linked = User['linked_students'][number];

/** With this one, or without it where it was among them. */
export function toggled(chosen: readonly Linked[], { id, username, email }: Linked): readonly Linked[] {
  const others = chosen.filter((one) => one.id !== id);
  return others.length < chosen.length ? others : [...chosen, { id, username, email }];
}

/** How many were added to those who are linked, and how many taken away. */
export function changesIn(linked: readonly Linked[], chosen: readonly Linked[]): { added: number; removed: number } {
  const [before, now] = [linked, chosen].map((all) => new Set(all.map(({ id }) => id)));
  return {
    added: chosen.filter(({ id }) => !before?.has(id)).length,
    removed: linked.filter(({ id }) => !now?.has(id)).length,
  };
}
