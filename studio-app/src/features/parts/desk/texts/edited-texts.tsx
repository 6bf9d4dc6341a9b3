import type { Question } from '@fourfold/core/contract/content';
import { RichInput } from '../../../../editor/rich-input.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useCaretRequest, useDesk } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { draftPart, useFormPart } from '../form/form-parts.ts';
import formCss from '../form/whole-form.module.css';
import { saveText } from '../save-question.ts';
import { nextTextOf, type TextName, textFields, textNames } from './text-fields.ts';
import css from './texts.module.css';

/** Explanation, help and explanation of the help in the question's form; each is a draft of its own. */
export function EditedTexts({ question }: { question: Question }) {
  return textNames.map((name) => <EditedText key={name} question={question} name={name} />);
}

function EditedText({ question, name }: { question: Question; name: TextName }) {
  const { questionLocation, store } = useDesk();
  const { title, savedMessage } = textFields[name];
  const draft = useDraft({
    key: draftKeys.text(name, question.id),
    subjectId: question.id,
    baseRev: question.rev ?? null,
    saved: { text: question[name] },
  });
  useFormPart(
    draftPart({
      draft,
      name: `the ${title.toLowerCase()}`,
      order: 2_000 + textNames.indexOf(name),
      save: () =>
        saveText(questionLocation, question.id, {
          name: title,
          part: name,
          text: draft.value.text,
          rev: draft.rev,
          saved: savedMessage,
        }),
    }),
  );
  const caret = useCaretRequest(question.id, name);
  const next = nextTextOf(name);
  return (
    <TextField
      name={name}
      value={draft.value.text}
      version={draft.version}
      onChange={(text) => draft.change({ text })}
      caret={caret}
      onEnter={next && (() => store.edit(question.id, next))}
    />
  );
}

type TextFieldProps = {
  name: TextName;
  value: string;
  version: number;
  onChange: (text: string) => void;
  caret: ReturnType<typeof useCaretRequest>;
  /** Enter on an empty last line. */
  onEnter: (() => void) | undefined;
};

/** One text of a question's form, with its title. */
export function TextField({ name, value, version, onChange, caret, onEnter }: TextFieldProps) {
  const { title } = textFields[name];
  return (
    <div className={css.text}>
      <h2 className="label">{title}</h2>
      <div className={formCss.field}>
        <RichInput
          key={version}
          label={title}
          value={value}
          onChange={onChange}
          minHeight={80}
          autoFocus={caret}
          fieldKeys={{ onEnter }}
        />
      </div>
    </div>
  );
}
