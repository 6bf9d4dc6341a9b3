import { api } from '@fourfold/app-shell/session';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saveRevised } from '../drafts/save-revised.ts';
import { replaceSet } from './set-cache.ts';
import css from './set-list.module.css';
import type { SetLocation } from './set-locations.ts';

type SetTitleFormProps = { setLocation: SetLocation; set: ProblemSet; onClose: () => void };

/** Edits the title of a set in its row. */
export function SetTitleForm({ setLocation, set, onClose }: SetTitleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(set.title);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    form.current?.querySelector('input')?.select();
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const title = typed.trim();
    if (busy) return;
    if (title === '') return showAlert('error', 'Please enter ProblemSet title');
    if (title === set.title) return onClose();
    setBusy(true);
    const saved = await saveRevised({
      rev: set.rev,
      send: (rev) =>
        api('PUT /problem_sets/{id}', { params: { id: set.id }, body: { title, ...(rev !== undefined && { rev }) } }),
      parts: [{ name: 'Title', mine: title, theirs: (record) => record.title }],
    });
    setBusy(false);
    if (!saved) return;
    replaceSet(setLocation, saved);
    showAlert('success', 'ProblemSet title Updated Successfully');
    onClose();
  }

  return (
    <form
      ref={form}
      className={css.naming}
      aria-label={`Title of ${set.title}`}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <Field
        label="Title"
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value.trimStart())}
      />
      <Button type="submit" kind="primary" busy={busy}>
        Save
      </Button>
      <Button kind="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
