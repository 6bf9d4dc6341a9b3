import type { TopicKind } from '@fourfold/core/contract/content';
import type { Family } from '@fourfold/core/exams/families';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** Where a page stands in a topic manager's tree. */
type TopicBranch = {
  kind: TopicKind;
  /** What it stands in, the highest first, and itself where it is in the tree. */
  ids: readonly string[];
};

/** Which SAT or ACT a page belongs to; of a test of it there is no question. */
export type ExamBranch = { kind: 'exam'; family: Family; exam: string; question: string | null };

export type Branch = TopicBranch | ExamBranch;

/** How a page tells what lies around it where it stands: its address doesn't say so. */
export type Section = { enter(branch: Branch | null): void };

/** Marks the manager's entry in the menu, and the page's own in the tree beside it, while the page is shown. */
export function useSection(kind: TopicKind | undefined, ...ids: readonly (string | null | undefined)[]): void {
  const { enter } = useOutletContext<Section>();
  const known = ids.filter((id) => typeof id === 'string').join(' ');
  useEffect(() => {
    enter(kind ? { kind, ids: known === '' ? [] : known.split(' ') } : null);
    return () => enter(null);
  }, [kind, known, enter]);
}

/** The same of a page that belongs to a SAT or ACT. */
export function useExamSection(family: Family, exam: string | null | undefined, question: string | null): void {
  const { enter } = useOutletContext<Section>();
  useEffect(() => {
    if (typeof exam === 'string') enter({ kind: 'exam', family, exam, question });
    return () => enter(null);
  }, [family, exam, question, enter]);
}
