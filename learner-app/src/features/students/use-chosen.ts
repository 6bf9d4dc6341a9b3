import type { Student } from '@fourfold/core/contract/people';
import { useState } from 'react';

export type Chosen = {
  /** In order of selection; kept across table pages. */
  students: readonly Student[];
  ids: ReadonlySet<string>;
  choose(students: readonly Student[], isChosen: boolean): void;
  clear(): void;
};

/** The students selected for an assignment. */
export function useChosen(): Chosen {
  const [students, setStudents] = useState<readonly Student[]>([]);
  return {
    students,
    ids: new Set(students.map(({ id }) => id)),
    choose: (these, isChosen) =>
      setStudents((before) => {
        const others = before.filter(({ id }) => !these.some((one) => one.id === id));
        return isChosen ? [...others, ...these] : others;
      }),
    clear: () => setStudents([]),
  };
}
