import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { useState } from 'react';
import { QuestionPicker } from '../bucket/question-picker.tsx';
import { useDesk, useDeskState } from './desk-state.ts';
import { partIds } from './focus-when-there.ts';
import { showQuestions, withLast } from './listed.ts';
import { hasRoom } from './make-question.ts';
import css from './question-desk.module.css';

/** Above the cards: the number of questions, and buttons to create or import some. */
export function DeskTop() {
  const { place, store, questions } = useDesk();
  const creating = useDeskState(store, (state) => state.creating !== null);
  const [picking, setPicking] = useState(false);
  const create = () => {
    if (hasRoom(place)) store.create(questions.at(-1)?.id ?? null);
  };
  return (
    <>
      <div className={css.top}>
        <span className="small num">{questions.length === 1 ? '1 question' : `${questions.length} questions`}</span>
        <Button kind="quiet" onClick={() => setPicking(true)}>
          From bucket
        </Button>
        <Button id={partIds.create} busy={creating} onClick={create}>
          <PlusIcon />
          Create Question
        </Button>
      </div>
      {questions.length === 0 && !creating && <Empty title="No Record Found">Questions will stand here.</Empty>}
      {picking && (
        <QuestionPicker
          place={place}
          present={questions.length}
          onCreated={(made) => showQuestions(place, (all) => withLast(all, made))}
          onNew={create}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
