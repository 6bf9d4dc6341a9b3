import type { User } from '@fourfold/core/contract/users';

export type LinkedStudent = User['linked_students'][number];

/** The students to link or unlink, by id; the links of all others stay as they are on the server. */
export type LinkChanges = ReadonlyMap<string, { student: LinkedStudent; isLinked: boolean }>;

/** The linked students after the changes. */
export function applyLinkChanges(linked: readonly LinkedStudent[], linkChanges: LinkChanges): readonly LinkedStudent[] {
  const stillLinked = linked.filter(({ id }) => linkChanges.get(id)?.isLinked !== false);
  const newlyLinked = [...linkChanges.values()].filter(
    ({ student, isLinked }) => isLinked && !stillLinked.some(({ id }) => id === student.id),
  );
  return [...stillLinked, ...newlyLinked.map(({ student }) => student)];
}

/** Adds a change: unlinks the student if chosen, links it otherwise. */
export function toggleLink(
  linkChanges: LinkChanges,
  chosen: readonly LinkedStudent[],
  { id, username, email }: LinkedStudent,
): LinkChanges {
  const isLinked = !chosen.some((one) => one.id === id);
  return new Map(linkChanges).set(id, { student: { id, username, email }, isLinked });
}

/** The numbers of students to link and to unlink. */
export function countChanges(
  linked: readonly LinkedStudent[],
  chosen: readonly LinkedStudent[],
): { added: number; removed: number } {
  const [before, current] = [linked, chosen].map((all) => new Set(all.map(({ id }) => id)));
  return {
    added: chosen.filter(({ id }) => !before?.has(id)).length,
    removed: linked.filter(({ id }) => !current?.has(id)).length,
  };
}
