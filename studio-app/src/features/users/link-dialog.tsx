import type { User } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useRef, useState } from 'react';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';
import { LinkedList } from './linked-list.tsx';
import { changesIn, type Linked, toggled } from './linked-students.ts';
import { StudentPicker } from './student-picker.tsx';
import { useTutor } from './use-tutor.ts';
import { refreshUsers } from './users-query.ts';

type LinkDialogProps = { tutor: User; onClose: () => void };

/** Links a tutor with students: these and no others, and only where something changed (2§7). */
export function LinkDialog({ tutor, onClose }: LinkDialogProps) {
  const { data, isError, error, isFetching, refetch } = useTutor(tutor);
  const [touched, choose] = useState<readonly Linked[] | null>(null);
  const [busy, setBusy] = useState(false);
  const find = useRef<HTMLInputElement>(null);
  const linked = data?.linked_students ?? [];
  const chosen = touched ?? linked;
  const { added, removed } = changesIn(linked, chosen);

  async function submit() {
    setBusy(true);
    const body = { user_id: tutor.id, linked_users: chosen.map(({ id }) => id) };
    const saved = await attempt(api('PUT /users/link_users', { body }));
    setBusy(false);
    if (!saved) return;
    void refreshUsers();
    showAlert('success', 'Student list updated');
    onClose();
  }

  return (
    <Dialog
      title={`Students of ${tutor.username}`}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" disabled={added + removed === 0} busy={busy} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      {data === undefined && !isError && <Skeleton bars={[100, 64, 72]} label="Loading their students" />}
      {data === undefined && isError && (
        <ErrorPanel title="Their students could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorPanel>
      )}
      {data === null && <p>{`${tutor.username} is no tutor any more.`}</p>}
      {data && (
        <>
          <StudentPicker
            ref={find}
            without={tutor.id}
            chosen={new Set(chosen.map(({ id }) => id))}
            onToggle={(student) => choose(toggled(chosen, student))}
          />
          <LinkedList
            chosen={chosen}
            changes={{ added, removed }}
            onLetGo={(student) => choose(toggled(chosen, student))}
            onEmpty={() => find.current?.focus()}
          />
        </>
      )}
    </Dialog>
  );
}
