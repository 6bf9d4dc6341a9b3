import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { QuestionPicker } from '../bucket/question-picker.tsx';
import { useDesk, useDeskState } from './desk-state.ts';
import { elementIds } from './focus-when-rendered.ts';
import { hasRoom } from './question-actions.ts';
import { refetchQuestions, showQuestions, withAppended } from './question-cache.ts';
import css from './question-desk.module.css';

const DocumentDialog = lazyPart({
  name: 'The reader of documents',
  load: () => import('../documents/document-dialog.tsx').then((part) => part.DocumentDialog),
});

const PreviewPanel = lazyPart({
  name: 'The preview',
  load: () => import('./preview/preview-panel.tsx').then((part) => part.PreviewPanel),
});

/** Above the cards: the number of questions, and buttons to create or import some. */
export function DeskHeader() {
  const { questionLocation, store, questions } = useDesk();
  const creating = useDeskState(store, (state) => state.creating !== null);
  const [picking, setPicking] = useState(false);
  const [reading, setReading] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const create = () => {
    if (hasRoom(questionLocation)) store.create(questions.at(-1)?.id ?? null);
  };
  return (
    <>
      <div className={css.top}>
        <span className="small num">{questions.length === 1 ? '1 question' : `${questions.length} questions`}</span>
        <Button kind="quiet" aria-expanded={previewing} onClick={() => setPreviewing(!previewing)}>
          Preview on a phone
        </Button>
        <Button kind="quiet" onClick={() => setReading(true)}>
          From a document
        </Button>
        <Button kind="quiet" onClick={() => setPicking(true)}>
          From bucket
        </Button>
        <Button id={elementIds.create} busy={creating} onClick={create}>
          <PlusIcon />
          Create Question
        </Button>
      </div>
      {questions.length === 0 && !creating && <Empty title="No Record Found">Questions will stand here.</Empty>}
      {previewing && <PreviewPanel onClose={() => setPreviewing(false)} />}
      {reading && (
        <DocumentDialog
          questionLocation={questionLocation}
          questions={questions}
          onCreated={(created) => showQuestions(questionLocation, (all) => withAppended(all, created))}
          onChanged={() => void refetchQuestions(questionLocation)}
          onClose={() => setReading(false)}
        />
      )}
      {picking && (
        <QuestionPicker
          questionLocation={questionLocation}
          questionCount={questions.length}
          onCreated={(created) => showQuestions(questionLocation, (all) => withAppended(all, created))}
          onNew={create}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
