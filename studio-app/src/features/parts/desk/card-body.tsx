import { attempt } from '@fourfold/app-shell/attempt';
import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { formatDateTime } from '@fourfold/core/day/format-day';
import { Button } from '@fourfold/ui-kit/button';
import { type KeyboardEvent, useEffect } from 'react';
import { QuestionStatistics } from '../statistics/question-statistics.tsx';
import { Answers } from './answers/answers.tsx';
import { useDesk, useDeskState } from './desk-state.ts';
import { DoubtedKey } from './doubted-key.tsx';
import { QuestionForm } from './form/question-form.tsx';
import { useClickToEdit } from './form/use-click-to-edit.ts';
import { Properties } from './properties/properties.tsx';
import { refetchAnswers } from './question-cache.ts';
import css from './question-card.module.css';
import { RichField } from './rich-field.tsx';
import { Texts } from './texts/texts.tsx';

type CardBodyProps = { question: Question; at: number; editing: boolean; onClose: () => void };

/** The content of an open card; opening it refetches the answers (AQU-001). */
export function CardBody({ question, at, editing, onClose }: CardBodyProps) {
  const { questionLocation, store } = useDesk();
  const isCurrent = useDeskState(store, ({ current }) => current === question.id);
  useEffect(() => {
    void attempt(refetchAnswers(questionLocation, question.id));
  }, [questionLocation, question.id]);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key does the same as the button in the head
    <div className={css.body} onKeyDown={closeByKey}>
      <SavedVersion question={question} />
      {editing ? (
        <QuestionForm question={question} label={`Question ${at + 1}`}>
          <PreviewButton id={question.id} />
        </QuestionForm>
      ) : (
        <ReadOnlyBody question={question} />
      )}
      {isCurrent && <Properties question={question} at={at} />}
    </div>
  );
}

/** Shown while the question has a draft: the time of the saved version that students see. */
function SavedVersion({ question: { id, updated_at } }: { question: Question }) {
  const hasDraft = useDeskState(useDesk().store, ({ drafts }) => drafts.has(id));
  if (!hasDraft || updated_at === undefined) return null;
  const savedTime = formatDateTime(new Date(updated_at), new Date());
  return <p className="small">Students see only what is saved: the version of {savedTime}.</p>;
}

function ReadOnlyBody({ question }: { question: Question }) {
  const toEdit = useClickToEdit(question.id);
  return (
    <>
      <div className={css.text} {...toEdit('question')}>
        <RichField field={question.question} formulas={question.formulas} />
      </div>
      <Answers question={question} />
      <DoubtedKey questionId={question.id} />
      <QuestionStatistics questionId={question.id} />
      <Texts question={question} />
      <div className={css.acts}>
        <PreviewButton id={question.id} />
      </div>
    </>
  );
}

/** Only in the sections that have this button (ALK-002); the card's menu has a preview everywhere (Q172). */
function PreviewButton({ id }: { id: string }) {
  const { questionLocation, store } = useDesk();
  if (!sectionSpecs[questionLocation.section].linkButtons) return null;
  return (
    <Button kind="quiet" className={css.preview} aria-haspopup="dialog" onClick={() => store.preview(id)}>
      Preview
    </Button>
  );
}
