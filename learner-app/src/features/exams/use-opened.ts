import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../app/use-address-query.ts';
import type { ExamList } from './exam-lists.ts';

/** Which exams are open, and which question's popup. */
export type Opened = {
  isOpen(exam: string): boolean;
  toggle(exam: string): void;
  /** The question whose popup is open: it stands in the address, so that one comes back to it. */
  question: string | null;
  open(exam: string, question: string): void;
  close(): void;
  /** The address's mock flag (Q26). */
  mock: boolean;
  /** What the address led to on load. */
  target: { exam: string | null; question: string | null };
};

/** The query's exam is expanded on load, and its question opened (1§2.3). */
export function useOpened({ family }: ExamList): Opened {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const named = { exam: query.get(family), question: query.get(`${family}_question`) };
  const [target] = useState(named);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(target.exam ? [target.exam] : []));
  useFocusOnReturn(named.question);

  const go = (exam: string | null, question: string | null) => {
    const next = new URLSearchParams(query);
    if (exam) next.set(family, exam);
    if (question) next.set(`${family}_question`, question);
    else next.delete(`${family}_question`);
    navigate({ search: next.toString() }, { replace: true });
  };
  return {
    isOpen: (exam) => open.has(exam),
    toggle: (exam) => setOpen((before) => (before.has(exam) ? without(before, exam) : new Set(before).add(exam))),
    question: named.question,
    open: go,
    close: () => go(null, null),
    mock: query.get('mock') === 'true',
    target,
  };
}

/** Of a row or a number, so that the address can lead to it. */
export function placeId(id: string): string {
  return `at-${id}`;
}

/** A popup that the address opened gives the focus to its number when it closes. */
function useFocusOnReturn(question: string | null) {
  const last = useRef(question);
  useEffect(() => {
    const closed = last.current;
    last.current = question;
    if (closed === null || question !== null) return;
    if (document.activeElement === document.body) document.getElementById(placeId(closed))?.focus();
  }, [question]);
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
