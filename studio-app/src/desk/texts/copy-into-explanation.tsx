import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { useState } from 'react';
import { useDesk } from '../desk-state.ts';
import { saysSomething } from '../rich.tsx';
import { saveText } from '../save-question.ts';

/** Copies the question's text into its explanation; asks before it overwrites one (AQU-011). */
export function CopyIntoExplanation({ question }: { question: Question }) {
  const { place } = useDesk();
  const [asking, setAsking] = useState(false);
  const copy = () =>
    saveText(place, question.id, {
      name: 'Explanation',
      part: 'question_exp',
      text: question.question,
      rev: question.rev,
      saved: 'Explanation copy from Question',
    });
  return (
    <>
      <Button kind="quiet" onClick={() => (saysSomething(question.question_exp) ? setAsking(true) : copy())}>
        Copy question into explanation
      </Button>
      {asking && (
        <ConfirmDialog
          title="Overwrite question explanation?"
          onAnswer={(agreed) => {
            setAsking(false);
            if (agreed) void copy();
          }}
        />
      )}
    </>
  );
}
