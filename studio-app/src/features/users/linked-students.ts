import type { User } from '@fourfold/core/contract/users';

export type Linked = User['linked_students'][number];

/** Who is to be linked, or let go, by id, whoever else is linked by then. */
export type Wishes = ReadonlyMap<string, { student: Linked; isLinked: boolean }>;

/** Those who are linked once the wishes are fulfilled. */
export function withWishes(linked: readonly Linked[], wishes: Wishes): readonly Linked[] {
  const kept = linked.filter(({ id }) => wishes.get(id)?.isLinked !== false);
  const wished = [...wishes.values()].filter(
    ({ student, isLinked }) => isLinked && !kept.some(({ id }) => id === student.id),
  );
  return [...kept, ...wished.map(({ student }) => student)];
}

/** The wishes, and that this one be let go where it is among the chosen, or linked where it is not. */
export function toggled(wishes: Wishes, chosen: readonly Linked[], { id, username, email }: Linked): Wishes {
  const isLinked = !chosen.some((one) => one.id === id);
  return new Map(wishes).set(id, { student: { id, username, email }, isLinked });
}

/** How many were added to those who are linked, and how many taken away. */
export function changesIn(linked: readonly Linked[], chosen: readonly Linked[]): { added: number; removed: number } {
  const [before, now] = [linked, chosen].map((all) => new Set(all.map(({ id }) => id)));
  return {
    added: chosen.filter(({ id }) => !before?.has(id)).length,
    removed: linked.filter(({ id }) => !now?.has(id)).length,
  };
}
