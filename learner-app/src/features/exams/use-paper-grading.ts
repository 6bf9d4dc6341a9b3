import type { ExamSection } from '@fourfold/core/exams/section';
import { useState } from 'react';
import { fetchModule } from './fetch-module.ts';
import type { Marking, MarkingKind } from './grading/marking.tsx';
import type { ScoreDialog } from './grading/score-dialog.tsx';
import type { SheetDialog } from './grading/sheet-dialog.tsx';

/** The paper tool that an open exam shows, with its loaded component. */
type ShownPaperTool =
  | { kind: 'marking'; Component: typeof Marking; marking: MarkingKind; section: ExamSection }
  | { kind: 'sheet'; Component: typeof SheetDialog; section: ExamSection }
  | { kind: 'scores'; Component: typeof ScoreDialog };

export type PaperGrading = {
  shown: ShownPaperTool | null;
  mark(kind: MarkingKind, section: ExamSection): Promise<void>;
  openSheet(section: ExamSection): Promise<void>;
  openScores(): Promise<void>;
  end(): void;
};

/** Opens the paper tools of an exam (marking, bubble sheet, scores), one at a time. */
export function usePaperGrading(): PaperGrading {
  const [shown, setShown] = useState<ShownPaperTool | null>(null);
  return {
    shown,
    async mark(kind, section) {
      const module = await fetchModule(() => import('./grading/marking.tsx'));
      if (module) setShown({ kind: 'marking', Component: module.Marking, marking: kind, section });
    },
    async openSheet(section) {
      const module = await fetchModule(() => import('./grading/sheet-dialog.tsx'));
      if (module) setShown({ kind: 'sheet', Component: module.SheetDialog, section });
    },
    async openScores() {
      const module = await fetchModule(() => import('./grading/score-dialog.tsx'));
      if (module) setShown({ kind: 'scores', Component: module.ScoreDialog });
    },
    end: () => setShown(null),
  };
}
