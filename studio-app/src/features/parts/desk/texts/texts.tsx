import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { memo } from 'react';
import { useDesk, useDeskState } from '../desk-state.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { hasContent, RichField } from '../rich-field.tsx';
import { CopyIntoExplanation } from './copy-into-explanation.tsx';
import { EditedText } from './edited-text.tsx';
import { type TextName, textFields, textNames } from './text-fields.ts';
import css from './texts.module.css';

/** Explanation, help and explanation of the help, if they have content; each is edited in place. */
export const Texts = memo(function Texts({ question }: { question: Question }) {
  const { store } = useDesk();
  const editing = useDeskState(store, (state) => state.writing[question.id]);
  return textNames.map((name) =>
    editing === name ? (
      <EditedText key={name} question={question} name={name} onClose={() => endEditing(name)} />
    ) : (
      hasContent(question[name]) && <ReadOnlyText key={name} question={question} name={name} />
    ),
  );

  function endEditing(name: TextName) {
    store.write(question.id, null);
    focusWhenRendered(elementIds.text(question.id, name));
  }
});

function ReadOnlyText({ question, name }: { question: Question; name: TextName }) {
  const { store } = useDesk();
  const { title } = textFields[name];
  return (
    <article className={css.text} aria-label={title}>
      <div className={css.top}>
        <h2 className="label">{title}</h2>
        <span className="push" />
        {name === 'question_exp' && <CopyIntoExplanation question={question} />}
        <Button kind="quiet" aria-label={`Edit ${title.toLowerCase()}`} onClick={() => store.write(question.id, name)}>
          Edit
        </Button>
      </div>
      <RichField field={question[name]} formulas={question.formulas} />
    </article>
  );
}
