import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** The position of a page in a topic manager's tree. */
type TopicBranch = {
  kind: TopicKind;
  /**
   * The ids of the records that contain the page, the topmost first; the page's own id is last if it is in the tree.
   */
  ids: readonly string[];
};

/** The SAT or ACT that a page belongs to; `question` is null on the page of a test. */
export type ExamBranch = { kind: 'exam'; family: Family; exam: string; question: string | null };

export type Branch = TopicBranch | ExamBranch;

/** Outlet context by which a page reports its branch to the layout; the URL does not contain it. */
export type BranchContext = { enter(branch: Branch | null): void };

/** While the page is shown, marks its manager in the menu and its record in the tree beside it. */
export function useTopicBranch(kind: TopicKind | undefined, ...ids: readonly (string | null | undefined)[]): void {
  const { enter } = useOutletContext<BranchContext>();
  const knownIds = ids.filter((id) => typeof id === 'string').join(' ');
  useEffect(() => {
    enter(kind ? { kind, ids: knownIds === '' ? [] : knownIds.split(' ') } : null);
    return () => enter(null);
  }, [kind, knownIds, enter]);
}

/** As useTopicBranch, for a page that belongs to a SAT or ACT. */
export function useExamBranch(family: Family, exam: string | null | undefined, question: string | null): void {
  const { enter } = useOutletContext<BranchContext>();
  useEffect(() => {
    if (typeof exam === 'string') enter({ kind: 'exam', family, exam, question });
    return () => enter(null);
  }, [family, exam, question, enter]);
}
