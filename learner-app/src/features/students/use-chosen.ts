import type { Student } from '@fourfold/core/contract/people';
import { useState } from 'react';

export type Chosen = {
  /** In the order in which they were chosen; kept while one goes from page to page. */
  students: readonly Student[];
  ids: ReadonlySet<string>;
  choose(students: readonly Student[], isChosen: boolean): void;
  clear(): void;
};

/** The students whom something will be assigned to. */
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
