import { newId } from '@fourfold/core/browser/new-id';
import type { TopicKind } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormField } from '@fourfold/ui-kit/form';
import { useState } from 'react';
import { createItem } from './edit-tree.ts';
import { type ListPlace, levelWords } from './levels.ts';

type CreateDialogProps = {
  kind: TopicKind;
  place: ListPlace;
  /** The title of what it comes into, where that is not the whole list. */
  within?: string | undefined;
  /** With the id of what was made. */
  onCreated?: (id: string) => void;
  onClose: () => void;
};

const fields: readonly FormField[] = [
  {
    name: 'title',
    label: 'Title',
    type: 'text',
    is: (title) => title.trim().length <= 200,
    message: 'Title has at most 200 characters',
  },
];

/** Asks for the title of something new, and for nothing else (3§2). What could not be sent stays in the field. */
export function CreateDialog({ kind, place, within, onCreated, onClose }: CreateDialogProps) {
  const [busy, setBusy] = useState(false);
  // Pressed again after a reply that was lost, it makes nothing twice.
  const [id] = useState(newId);
  async function create(title: string) {
    setBusy(true);
    const made = await createItem(kind, place, { id, title: title.trim() });
    setBusy(false);
    if (made === false) return;
    onClose();
    onCreated?.(made);
  }
  return (
    <Dialog title={`Create ${levelWords[place.level].type}`} onClose={onClose}>
      {within && <p className="small">{`In ${within}.`}</p>}
      <Form fields={fields} submit="Create" busy={busy} onSubmit={({ title = '' }) => create(title)}>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </Dialog>
  );
}
