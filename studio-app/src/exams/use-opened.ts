import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { branchOf, type ExamList } from './exam-lists.ts';
import { examPartIds } from './exam-part-ids.ts';

/** What an address leads to: an exam, and a number of it. */
type Target = { exam: string | null; question: string | null };

/** Which exams are open, and which number's popup. */
export type Opened = {
  isOpen(exam: string): boolean;
  toggle(exam: string): void;
  open(exam: string): void;
  /** The number whose popup is open: it stands in the address, so that one comes back to it. */
  question: string | null;
  openQuestion(exam: string, question: string): void;
  closeQuestion(): void;
  target: Target;
};

/** The query's exam is expanded and its question opened, on load and whenever an address leads there (1§2.3). */
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
  // What this list writes into the address itself leads nowhere else.
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

/** A popup that the address opened gives the focus to its number when it closes. */
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
