import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { ProblemSet } from '@fourfold/core/contract/content';
import type { SearchHit } from '@fourfold/core/contract/desk';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { type FormEvent, useId, useState } from 'react';
import { locationFieldsOf, type SetLocation } from './set-locations.ts';
import { TitleField } from './title-field.tsx';
import { useTitleSearch } from './use-title-search.ts';

type LinkExistingDialogProps = {
  setLocation: SetLocation;
  setCount: number;
  sets: readonly ProblemSet[];
  onCreated: (sets: readonly ProblemSet[]) => void;
  onClose: () => void;
};

/** Links an existing set: the picked one, otherwise the one with the typed title (APS-014, Q192). */
export function LinkExistingDialog({ setLocation, setCount, sets, onCreated, onClose }: LinkExistingDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<SearchHit | null>(null);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const titles = useTitleSearch(picked ? '' : typed);
  const isLinked = ({ id }: { id: string }) => sets.some((set) => set.id === id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '' || busy) return;
    setBusy(true);
    const match = picked ?? (await titles.findByTitle(typed));
    if (match === false) return setBusy(false);
    if (typeof match === 'string' || isLinked(match)) {
      setMessage(typeof match === 'string' ? match : 'It hangs in this place already.');
      return setBusy(false);
    }
    const { id, title } = match;
    const set = await attempt(
      api('POST /problem_sets', { body: { id, title, ...locationFieldsOf(setLocation, setCount) } }),
    );
    setBusy(false);
    if (!set) return;
    onCreated([set]);
    showAlert('success', 'Existing Problem Sets added');
    onClose();
  }

  return (
    <Dialog
      title="Link existing problem set"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={form} disabled={typed.trim() === ''} busy={busy}>
            Link
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TitleField
          value={typed}
          options={titles.options}
          isDisabled={isLinked}
          message={message}
          onType={(text) => {
            setTyped(text);
            setPicked(null);
            setMessage(undefined);
          }}
          onPick={(option) => {
            setTyped(option.title);
            setPicked(option);
            setMessage(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
