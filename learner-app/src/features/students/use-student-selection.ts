import type { Student } from '@fourfold/core/contract/people';
import { useState } from 'react';

export type StudentSelection = {
  /** In order of selection; kept across table pages. */
  students: readonly Student[];
  ids: ReadonlySet<string>;
  select(students: readonly Student[], isChosen: boolean): void;
  clear(): void;
};

/** The students selected for an assignment. */
export function useStudentSelection(): StudentSelection {
  const [students, setStudents] = useState<readonly Student[]>([]);
  return {
    students,
    ids: new Set(students.map(({ id }) => id)),
    select: (these, isChosen) =>
      setStudents((before) => {
        const others = before.filter(({ id }) => !these.some((one) => one.id === id));
        return isChosen ? [...others, ...these] : others;
      }),
    clear: () => setStudents([]),
  };
}
