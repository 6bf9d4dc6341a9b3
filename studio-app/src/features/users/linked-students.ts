import type { User } from '@fourfold/core/contract/users';

export type Linked = User['linked_students'][number];

/**
 * The students to link or unlink, by id; the links of all others stay as they are on the server.
 */
export type Wishes = ReadonlyMap<string, { student: Linked; isLinked: boolean }>;

/** The linked students after the changes. */
export function withWishes(linked: readonly Linked[], wishes: Wishes): readonly Linked[] {
  const kept = linked.filter(({ id }) => wishes.get(id)?.isLinked !== false);
  const wished = [...wishes.values()].filter(
    ({ student, isLinked }) => isLinked && !kept.some(({ id }) => id === student.id),
  );
  return [...kept, ...wished.map(({ student }) => student)];
}

/** Adds a change: unlinks the student if chosen, links it otherwise. */
export function toggled(wishes: Wishes, chosen: readonly Linked[], { id, username, email }: Linked): Wishes {
  const isLinked = !chosen.some((one) => one.id === id);
  return new Map(wishes).set(id, { student: { id, username, email }, isLinked });
}

/** The numbers of students to link and to unlink. */
export function changesIn(linked: readonly Linked[], chosen: readonly Linked[]): { added: number; removed: number } {
  const [before, now] = [linked, chosen].map((all) => new Set(all.map(({ id }) => id)));
  return {
    added: chosen.filter(({ id }) => !before?.has(id)).length,
    removed: linked.filter(({ id }) => !now?.has(id)).length,
  };
}
