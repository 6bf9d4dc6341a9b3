import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { memo } from 'react';
import { useDesk, useDeskState } from '../desk-state.ts';
import { focusWhenThere, partIds } from '../focus-when-there.ts';
import { Rich, saysSomething } from '../rich.tsx';
import { CopyIntoExplanation } from './copy-into-explanation.tsx';
import { EditedText } from './edited-text.tsx';
import { type TextName, textKinds, textNames } from './text-kinds.ts';
import css from './texts.module.css';

/** Explanation, help and explanation of the help, if they have content; each is edited in place. */
export const Texts = memo(function Texts({ question }: { question: Question }) {
  const { store } = useDesk();
  const writing = useDeskState(store, (state) => state.writing[question.id]);
  return textNames.map((name) =>
    writing === name ? (
      <EditedText key={name} question={question} name={name} onClose={() => endWriting(name)} />
    ) : (
      saysSomething(question[name]) && <ShownText key={name} question={question} name={name} />
    ),
  );

  function endWriting(name: TextName) {
    store.write(question.id, null);
    focusWhenThere(partIds.text(question.id, name));
  }
});

function ShownText({ question, name }: { question: Question; name: TextName }) {
  const { store } = useDesk();
  const { title } = textKinds[name];
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
      <Rich field={question[name]} formulas={question.formulas} />
    </article>
  );
}
