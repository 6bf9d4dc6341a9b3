import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useDesk } from '../desk-state.ts';
import { hasContent } from '../rich-field.tsx';
import { saveText } from '../save-question.ts';

/** Copies the question's text into its explanation; asks before it overwrites one (AQU-011). */
export function CopyIntoExplanation({ question }: { question: Question }) {
  const { questionLocation } = useDesk();
  const [isAsking, setIsAsking] = useState(false);
  const copy = () =>
    saveText(questionLocation, question.id, {
      name: 'Explanation',
      part: 'question_exp',
      text: question.question,
      rev: question.rev,
      saved: 'Explanation copy from Question',
    });
  return (
    <>
      <Button kind="quiet" onClick={() => (hasContent(question.question_exp) ? setIsAsking(true) : copy())}>
        Copy question into explanation
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Overwrite question explanation?"
          onAnswer={(agreed) => {
            setIsAsking(false);
            if (agreed) void copy();
          }}
        />
      )}
    </>
  );
}
