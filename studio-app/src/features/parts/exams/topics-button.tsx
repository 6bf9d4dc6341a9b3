import type { ExamQuestion } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { Exam, ExamList } from './exam-lists.ts';

const TopicsDialog = lazyPart({
  name: 'The list of topics',
  load: () => import('./topics-dialog.tsx').then((part) => part.TopicsDialog),
});

type TopicsButtonProps = { list: ExamList; exam: Exam; questions: readonly ExamQuestion[] };

/** Opens all numbers of an exam with their topics, to be typed one after the other, pasted or uploaded. */
export function TopicsButton({ list, exam, questions }: TopicsButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Topics
      </Button>
      {open && <TopicsDialog list={list} exam={exam} questions={questions} onClose={() => setOpen(false)} />}
    </>
  );
}
