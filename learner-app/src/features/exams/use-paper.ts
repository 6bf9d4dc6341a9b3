import type { ExamSection } from '@fourfold/core/exams/families';
import { useState } from 'react';
import { fetchPart } from './fetch-part.ts';
import type { Marking, MarkingKind } from './grading/marking.tsx';
import type { ScoreDialog } from './grading/score-dialog.tsx';
import type { SheetDialog } from './grading/sheet-dialog.tsx';

/** What of the paper is at work in an open exam, with the code that it was fetched with. */
type Shown =
  | { at: 'marking'; Part: typeof Marking; kind: MarkingKind; section: ExamSection }
  | { at: 'sheet'; Part: typeof SheetDialog; section: ExamSection }
  | { at: 'scores'; Part: typeof ScoreDialog };

export type Paper = {
  shown: Shown | null;
  mark(kind: MarkingKind, section: ExamSection): Promise<void>;
  openSheet(section: ExamSection): Promise<void>;
  openScores(): Promise<void>;
  end(): void;
};

/** Marks, sheets and scores of a paper: one of them at a time. */
export function usePaper(): Paper {
  const [shown, setShown] = useState<Shown | null>(null);
  return {
    shown,
    async mark(kind, section) {
      const part = await fetchPart(() => import('./grading/marking.tsx'));
      if (part) setShown({ at: 'marking', Part: part.Marking, kind, section });
    },
    async openSheet(section) {
      const part = await fetchPart(() => import('./grading/sheet-dialog.tsx'));
      if (part) setShown({ at: 'sheet', Part: part.SheetDialog, section });
    },
    async openScores() {
      const part = await fetchPart(() => import('./grading/score-dialog.tsx'));
      if (part) setShown({ at: 'scores', Part: part.ScoreDialog });
    },
    end: () => setShown(null),
  };
}
