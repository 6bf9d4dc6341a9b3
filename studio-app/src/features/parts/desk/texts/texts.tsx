import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { memo } from 'react';
import { useDesk } from '../desk-state.ts';
import { useClickToEdit } from '../form/use-click-to-edit.ts';
import { hasContent, RichField } from '../rich-field.tsx';
import { CopyIntoExplanation } from './copy-into-explanation.tsx';
import { type TextName, textFields, textNames } from './text-fields.ts';
import css from './texts.module.css';

/** Explanation, help and explanation of the help, if they have content. */
export const Texts = memo(function Texts({ question }: { question: Question }) {
  return textNames.map(
    (name) => hasContent(question[name]) && <ReadOnlyText key={name} question={question} name={name} />,
  );
});

function ReadOnlyText({ question, name }: { question: Question; name: TextName }) {
  const { store } = useDesk();
  const { title } = textFields[name];
  const toEdit = useClickToEdit(question.id);
  return (
    <article className={css.text} aria-label={title}>
      <div className={css.top}>
        <h2 className="label">{title}</h2>
        <span className="push" />
        {name === 'question_exp' && <CopyIntoExplanation question={question} />}
        <Button kind="quiet" aria-label={`Edit ${title.toLowerCase()}`} onClick={() => store.edit(question.id, name)}>
          Edit
        </Button>
      </div>
      <div {...toEdit(name)}>
        <RichField field={question[name]} formulas={question.formulas} />
      </div>
    </article>
  );
}
