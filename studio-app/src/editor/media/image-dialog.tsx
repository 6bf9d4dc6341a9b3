import { apiBase } from '@fourfold/app-shell/installation';
import { isOwnPicture } from '@fourfold/core/rich-text/addresses';
import { Button } from '@fourfold/ui-kit/button';
import { Checkbox } from '@fourfold/ui-kit/checkbox';
import { Field } from '@fourfold/ui-kit/field';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { EditorDialog } from '../editor-dialog.tsx';
import type { ElementOf } from '../slate-types.ts';
import { type ImageForm, imageFormErrors } from './image-form.ts';
import css from './media.module.css';
import { uploadImage } from './upload-image.ts';

type ImageNode = ElementOf<'image'>;
type UploadState = { kind: 'rest' } | { kind: 'sending'; name: string } | { kind: 'refused'; reason: string };

type ImageDialogProps = { image: ImageNode | null; onDone: (image: ImageNode) => void; onClose: () => void };

/** The dialog of a picture: a file or URL, its alternative text, and its width. */
export function ImageDialog({ image, onDone, onClose }: ImageDialogProps) {
  const file = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<ImageForm>({
    src: image?.src ?? '',
    alt: image?.alt ?? '',
    decorative: false,
    width: image?.width ? String(image.width) : '',
  });
  const [uploadState, setUploadState] = useState<UploadState>({ kind: 'rest' });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const errors = imageFormErrors(form, image?.src);
  const shownErrors = wasSubmitted ? errors : {};
  const set = (change: Partial<ImageForm>) => setForm((old) => ({ ...old, ...change }));

  const uploadChosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    setUploadState({ kind: 'sending', name: chosen.name });
    try {
      const { src, width } = await uploadImage(chosen, chosen.name);
      set({ src, width: String(Math.min(width, maxWidth)) });
      setUploadState({ kind: 'rest' });
    } catch (error) {
      setUploadState({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  const submit = () => {
    setWasSubmitted(true);
    if (uploadState.kind === 'sending') return;
    const [invalidField] = Object.keys(errors);
    if (invalidField) return body.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus();
    const width = form.width.trim();
    const alt = form.decorative ? '' : form.alt.trim();
    onDone({
      type: 'image',
      src: form.src.trim(),
      alt,
      ...(width && { width: Number(width) }),
      children: [{ text: '' }],
    });
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox')
      return;
    event.preventDefault();
    submit();
  };
  const hasPreview = isOwnPicture(form.src.trim());
  return (
    <EditorDialog
      title={image ? 'Change image' : 'Insert image'}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" busy={uploadState.kind === 'sending'} onClick={submit}>
            {image ? 'Save' : 'Insert'}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter submits, as in a form; a form here would be nested in the question's form */}
      <div ref={body} className={css.fields} onKeyDown={onEnter}>
        {hasPreview && <img className={css.preview} src={apiBase + form.src.trim()} alt={form.alt} />}
        <div>
          <input
            ref={file}
            hidden
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={uploadChosen}
          />
          <Button busy={uploadState.kind === 'sending'} onClick={() => file.current?.click()}>
            {hasPreview ? 'Choose another file' : 'Choose a file'}
          </Button>
          <p className={css.said} role="status" data-is={uploadState.kind}>
            {uploadState.kind === 'sending' && `Uploading ${uploadState.name}`}
            {uploadState.kind === 'refused' && uploadState.reason}
          </p>
        </div>
        {!form.src.startsWith('/media/') && (
          <Field
            label="Or its address"
            name="src"
            inputMode="url"
            autoComplete="off"
            note="Of a picture that is stored here: /media/ and its name."
            value={form.src}
            message={shownErrors.src}
            onChange={(event) => set({ src: event.target.value })}
          />
        )}
        <Field
          label="Alternative text"
          name="alt"
          autoComplete="off"
          note="What it shows, for those who cannot see it."
          value={form.decorative ? '' : form.alt}
          disabled={form.decorative}
          message={shownErrors.alt}
          onChange={(event) => set({ alt: event.target.value })}
        />
        <Checkbox checked={form.decorative} onChange={(event) => set({ decorative: event.target.checked })}>
          Decorative: it says nothing that the text does not say
        </Checkbox>
        <Field
          label="Width in pixels"
          name="width"
          inputMode="numeric"
          autoComplete="off"
          note="Empty: as wide as it is. It is never wider than the text."
          value={form.width}
          message={shownErrors.width}
          onChange={(event) => set({ width: event.target.value })}
        />
      </div>
    </EditorDialog>
  );
}

/** Pixels: the width of the text. */
const maxWidth = 640;
