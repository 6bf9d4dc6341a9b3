import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { examElementIds } from './exam-element-ids.ts';
import { branchQuery, type ExamList } from './exam-lists.ts';

/** The exam and the number that a URL names. */
type UrlTarget = { exam: string | null; question: string | null };

/** Which exams are expanded, and the number whose popup is open. */
export type ExpandedExams = {
  isOpen(exam: string): boolean;
  toggle(exam: string): void;
  open(exam: string): void;
  /** The number whose popup is open. It is in the URL, so that coming back to the page opens it again. */
  question: string | null;
  openQuestion(exam: string, question: string): void;
  closeQuestion(): void;
  target: UrlTarget;
};

/** Expands the query's exam and opens its question, on load and on each navigation to such a URL (ASA-001). */
export function useExpandedExams(list: ExamList): ExpandedExams {
  const { family } = list;
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const urlTarget: UrlTarget = { exam: query.get(family), question: query.get(`${family}_question`) };
  const [navigation, setNavigation] = useState({ key, target: urlTarget });
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(urlTarget.exam ? [urlTarget.exam] : []));
  useFocusOnReturn(urlTarget.question);
  const expand = (exam: string) => setExpanded((before) => new Set(before).add(exam));
  // URL changes made by the list itself are not navigations.
  if (key !== navigation.key) {
    setNavigation({ key, target: isOwnState(state) ? navigation.target : urlTarget });
    if (!isOwnState(state) && urlTarget.exam) expand(urlTarget.exam);
  }

  const setQuery = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    next.delete(`${family}_question`);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true, state: ownState });
  };
  return {
    isOpen: (exam) => expanded.has(exam),
    toggle: (exam) =>
      expanded.has(exam) ? setExpanded(new Set([...expanded].filter((one) => one !== exam))) : expand(exam),
    open: expand,
    question: urlTarget.question,
    openQuestion: (exam, question) => setQuery(branchQuery(list, exam, question)),
    closeQuestion: () => setQuery({}),
    target: navigation.target,
  };
}

/** Focuses the number when a popup closes that was opened by the URL. */
function useFocusOnReturn(question: string | null): void {
  const lastQuestion = useRef(question);
  useEffect(() => {
    const closed = lastQuestion.current;
    lastQuestion.current = question;
    if (closed === null || question !== null || document.activeElement !== document.body) return;
    document.getElementById(examElementIds.number(closed))?.focus();
  }, [question]);
}

const ownState = { within: 'exams' };

function isOwnState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'within' in state && state.within === ownState.within;
}
