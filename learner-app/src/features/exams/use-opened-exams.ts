import { type Variant, variants } from '@fourfold/core/exams/section';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddressQuery } from '../../app/use-address-query.ts';
import type { ExamList } from './exam-lists.ts';

/** Which exams are open, and which question's popup. */
export type OpenedExams = {
  isOpen(exam: string): boolean;
  toggle(exam: string): void;
  /** The question whose popup is open. It is in the URL, so that coming back to the page opens it again. */
  question: string | null;
  open(exam: string, question: string): void;
  close(): void;
  /** Writes into the URL which tests of the exam are shown, so that a reload shows them again. */
  writeArea(exam: string, area: Variant | null): void;
  /** The URL's mock flag (Q26). */
  mock: boolean;
  /** The exam, question and area of the URL on load. */
  target: { exam: string | null; question: string | null; area: Variant | null };
};

/** Expands the query's exam, opens its question and shows its tests on load (SAT-018, ACT-015). */
export function useOpenedExams({ family }: ExamList): OpenedExams {
  const query = useAddressQuery();
  const navigate = useNavigate();
  const question = query.get(`${family}_question`);
  const [target] = useState({ exam: query.get(family), question, area: areaIn(query) });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(target.exam ? [target.exam] : []));
  useFocusOnReturn(question);

  const write = (change: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(query);
    // `area` belongs to the exam in the URL.
    if (change[family] && change[family] !== query.get(family)) next.delete('area');
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    navigate({ search: next.toString() }, { replace: true });
  };
  return {
    isOpen: (exam) => open.has(exam),
    toggle: (exam) => setOpen((before) => (before.has(exam) ? without(before, exam) : new Set(before).add(exam))),
    question,
    open: (exam, own) => write({ [family]: exam, [`${family}_question`]: own }),
    close: () => write({ [`${family}_question`]: null }),
    writeArea: (exam, area) => write({ [family]: exam, area }),
    mock: query.get('mock') === 'true',
    target,
  };
}

function areaIn(query: URLSearchParams): Variant | null {
  return variants.find((variant) => variant === query.get('area')) ?? null;
}

/** DOM id of an exam row or a question number, used as a URL anchor. */
export function anchorId(id: string): string {
  return `at-${id}`;
}

/** A popup that the URL opened gives the focus to its number when it closes. */
function useFocusOnReturn(question: string | null) {
  const last = useRef(question);
  useEffect(() => {
    const closed = last.current;
    last.current = question;
    if (closed === null || question !== null) return;
    if (document.activeElement === document.body) document.getElementById(anchorId(closed))?.focus();
  }, [question]);
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
