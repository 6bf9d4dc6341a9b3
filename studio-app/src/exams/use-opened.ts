import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { branchOf, type ExamList } from './exam-lists.ts';
import { examPartIds } from './exam-part-ids.ts';

/** The exam and the number that a URL names. */
type Target = { exam: string | null; question: string | null };

/** Which exams are expanded, and the number whose popup is open. */
export type Opened = {
  isOpen(exam: string): boolean;
  toggle(exam: string): void;
  open(exam: string): void;
  /** The number whose popup is open. It is in the URL, so that coming back to the page opens it again. */
  question: string | null;
  openQuestion(exam: string, question: string): void;
  closeQuestion(): void;
  target: Target;
};

/** Expands the query's exam and opens its question, on load and on each navigation to such a URL (ASA-001). */
export function useOpened(list: ExamList): Opened {
  const { family } = list;
  const [query] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const named: Target = { exam: query.get(family), question: query.get(`${family}_question`) };
  const [arrival, arrive] = useState({ key, target: named });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(named.exam ? [named.exam] : []));
  useFocusOnReturn(named.question);
  const add = (exam: string) => setOpen((before) => new Set(before).add(exam));
  // URL changes made by the list itself are not navigations.
  if (key !== arrival.key) {
    arrive({ key, target: isOwn(state) ? arrival.target : named });
    if (!isOwn(state) && named.exam) add(named.exam);
  }

  const write = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    next.delete(`${family}_question`);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true, state: own });
  };
  return {
    isOpen: (exam) => open.has(exam),
    toggle: (exam) => (open.has(exam) ? setOpen(new Set([...open].filter((one) => one !== exam))) : add(exam)),
    open: add,
    question: named.question,
    openQuestion: (exam, question) => write(branchOf(list, exam, question)),
    closeQuestion: () => write({}),
    target: arrival.target,
  };
}

/** Focuses the number when a popup closes that was opened by the URL. */
function useFocusOnReturn(question: string | null): void {
  const last = useRef(question);
  useEffect(() => {
    const closed = last.current;
    last.current = question;
    if (closed === null || question !== null || document.activeElement !== document.body) return;
    document.getElementById(examPartIds.number(closed))?.focus();
  }, [question]);
}

const own = { within: 'exams' };

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'within' in state && state.within === own.within;
}
