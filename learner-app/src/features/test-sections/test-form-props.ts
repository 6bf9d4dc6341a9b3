import type { TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import type { NavigatorItem } from '@fourfold/ui-kit/navigator';
import type { ReactNode } from 'react';

/** Props of both forms of a section's page: one question at a time, or a list with a dialog. */
export type TestFormProps = {
  /** The section is submitted: the question map shows right and wrong. */
  judged?: boolean;
  items: readonly NavigatorItem[];
  /** The current question, with its number from 1. */
  question: TestQuestion;
  number: number;
  uncertain: boolean;
  /** Dialog form only: whether the question's dialog is open. */
  open: boolean;
  onOpen(open: boolean): void;
  /** Goes to a question; in the dialog form, `open` opens its dialog. */
  onGo(id: string, open?: boolean): void;
  onPrevious?: (() => void) | undefined;
  /** Acts like the main button. */
  onEnter(): void;
  main: ReactNode;
  mark?: ReactNode;
  clock?: ReactNode;
  /** Dialog form only: the Tools button, in the dialog of the question. */
  tools?: ReactNode;
  /** What the calculator's lines belong to; null or missing where none is allowed. */
  calculator?: string | null;
  passage: ReactNode;
  body: ReactNode;
  /** Shown in the margin, under the question map. */
  notes: ReactNode;
};
