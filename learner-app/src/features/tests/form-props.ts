import type { TestQuestion } from '@fourfold/core/test-section/test-question';
import type { NavigatorItem } from '@fourfold/ui-kit/navigator';
import type { ReactNode } from 'react';

/** What stands on a section's page, in whichever form its questions are shown. */
export type FormProps = {
  /** The section was submitted: numbers say what was right. */
  judged?: boolean;
  items: readonly NavigatorItem[];
  /** The question that a student is at, with its number from 1. */
  question: TestQuestion;
  number: number;
  uncertain: boolean;
  /** Where questions open in a dialog: whether it is. */
  open: boolean;
  onOpen(open: boolean): void;
  /** Where questions open in a dialog: `open` opens it. */
  onGo(id: string, open?: boolean): void;
  onPrevious?: (() => void) | undefined;
  /** Does what the main button does. */
  onEnter(): void;
  main: ReactNode;
  mark?: ReactNode;
  clock?: ReactNode;
  passage: ReactNode;
  body: ReactNode;
  /** In the margin, under the question map. */
  notes: ReactNode;
};
