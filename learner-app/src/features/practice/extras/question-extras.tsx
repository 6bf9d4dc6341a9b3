import { useEffect } from 'react';
import type { Practice } from '../use-practice.ts';
import { shownQuestion } from './shown-question.ts';
import { StillThereDialog } from './still-there-dialog.tsx';

/** Makes a question on the screen known to the tools, and asks "Are you still there?". */
export function QuestionExtras({ practice }: { practice: Practice }) {
  const { question } = practice;
  useEffect(() => {
    shownQuestion.set(question);
    return () => shownQuestion.set(null);
  }, [question]);
  return <StillThereDialog practice={practice} />;
}
