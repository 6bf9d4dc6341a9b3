import type { ExamSection } from '@fourfold/core/exams/families';
import { useState } from 'react';
import { fetchPart } from './fetch-part.ts';
import type { Marking, MarkingKind } from './grading/marking.tsx';
import type { ScoreDialog } from './grading/score-dialog.tsx';
import type { SheetDialog } from './grading/sheet-dialog.tsx';

/** The paper tool that an open exam shows, with its loaded component. */
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

/** Opens the paper tools of an exam (marking, bubble sheet, scores), one at a time. */
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
