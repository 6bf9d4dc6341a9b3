import { RichInput } from '../../editor/rich-input.tsx';
import { useDraftForm } from '../parts/desk/use-draft-form.tsx';
import { useDraft } from '../parts/drafts/use-draft.ts';
import { saveSetting } from './save-setting.ts';
import css from './videos-form.module.css';

/** The settings have no id; their drafts are stored under this one. */
const settingId = '00000000-0000-4000-8000-000000000000';

type VideosFormProps = {
  /** A rich-text field, as in the API. */
  saved: string;
  onClose: () => void;
};

/** Edits the introduction videos; the text is stored as a draft while typing. */
export function VideosForm({ saved, onClose }: VideosFormProps) {
  const draft = useDraft({
    key: 'setting:introduction_video',
    subjectId: settingId,
    baseRev: null,
    saved: { introduction_video: saved },
  });
  const form = useDraftForm({
    draft,
    submit: 'Submit',
    onClose,
    save: () => saveSetting({ introduction_video: draft.value.introduction_video }),
  });
  return (
    <form {...form.props} className={css.form} aria-label="Introduction Videos">
      {form.notes}
      <RichInput
        key={draft.version}
        label="Introduction Videos"
        value={draft.value.introduction_video}
        onChange={(introduction_video) => draft.change({ introduction_video })}
        minHeight={100}
        autoFocus
      />
      {form.acts}
    </form>
  );
}
