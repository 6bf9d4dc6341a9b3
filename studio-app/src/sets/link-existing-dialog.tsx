import type { ProblemSet } from '@fourfold/core/contract/content';
import type { Found } from '@fourfold/core/contract/desk';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { type FormEvent, useId, useState } from 'react';
import { attempt } from '../session/attempt.ts';
import { api } from '../session/session.ts';
import { hangingAt, type SetPlace } from './set-places.ts';
import { TitleField } from './title-field.tsx';
import { useTitles } from './use-titles.ts';

type LinkExistingDialogProps = {
  place: SetPlace;
  present: number;
  sets: readonly ProblemSet[];
  onCreated: (sets: readonly ProblemSet[]) => void;
  onClose: () => void;
};

/**
 * Links an existing set: the picked one, otherwise the one with the typed title (APS-014, Q192).
 */
export function LinkExistingDialog({ place, present, sets, onCreated, onClose }: LinkExistingDialogProps) {
  const form = useId();
  const [typed, type] = useState('');
  const [picked, pick] = useState<Found | null>(null);
  const [message, say] = useState<string>();
  const [busy, setBusy] = useState(false);
  const titles = useTitles(picked ? '' : typed);
  const isHere = ({ id }: { id: string }) => sets.some((set) => set.id === id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '' || busy) return;
    setBusy(true);
    const found = picked ?? (await titles.byWords(typed));
    if (found === false) return setBusy(false);
    if (typeof found === 'string' || isHere(found)) {
      say(typeof found === 'string' ? found : 'It hangs in this place already.');
      return setBusy(false);
    }
    const { id, title } = found;
    const set = await attempt(api('POST /problem_sets', { body: { id, title, ...hangingAt(place, present) } }));
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
          found={titles.found}
          isOff={isHere}
          message={message}
          onType={(text) => {
            type(text);
            pick(null);
            say(undefined);
          }}
          onPick={(one) => {
            type(one.title);
            pick(one);
            say(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
