import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Form, type FormField } from '@fourfold/ui-kit/form';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { useState } from 'react';
import { createIdsByContent } from '../../../data/ids-by-content.ts';
import { createItem } from './edit-tree.ts';
import { levelLabels, type TreeListId } from './levels.ts';

type CreateDialogProps = {
  kind: TopicKind;
  treeList: TreeListId;
  /** Title of the parent; without one, the record is added to the whole list. */
  within?: string | undefined;
  /** Called with the id of the new record. */
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

/** Creates a record, by its title alone (ATR-005). If that fails, the title stays in the field. */
export function CreateDialog({ kind, treeList, within, onCreated, onClose }: CreateDialogProps) {
  const [busy, setBusy] = useState(false);
  const [idOf] = useState(createIdsByContent);
  async function create(item: { title: string }) {
    setBusy(true);
    const createdId = await createItem(kind, treeList, { id: idOf(item), ...item });
    setBusy(false);
    if (createdId === false) return;
    onClose();
    onCreated?.(createdId);
  }
  return (
    <Dialog title={`Create ${levelLabels[treeList.level].type}`} blocking={busy} onClose={onClose}>
      {within && <p className="small">{`In ${within}.`}</p>}
      {busy && <LoadingOverlay />}
      <Form fields={fields} submit="Create" busy={busy} onSubmit={({ title = '' }) => create({ title: title.trim() })}>
        <Button kind="quiet" busy={busy} onClick={onClose}>
          Cancel
        </Button>
      </Form>
    </Dialog>
  );
}
