import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { User } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { useRef, useState } from 'react';
import { LinkedList } from './linked-list.tsx';
import { applyLinkChanges, countChanges, type LinkChanges, type LinkedStudent, toggleLink } from './linked-students.ts';
import { StudentPicker } from './student-picker.tsx';
import { useTutor } from './use-tutor.ts';
import { refreshUsers } from './use-users.ts';

type LinkStudentsDialogProps = { tutor: User; onClose: () => void };

/** Links students to a tutor and unlinks them; Save is enabled only if something changed (TUT-009). */
export function LinkStudentsDialog({ tutor, onClose }: LinkStudentsDialogProps) {
  const { data, isError, error, isFetching, refetch } = useTutor(tutor);
  const [linkChanges, setLinkChanges] = useState<LinkChanges>(new Map());
  const [busy, setBusy] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const linked = (data ?? tutor).linked_students;
  const chosen = applyLinkChanges(linked, linkChanges);
  const toggle = (student: LinkedStudent) => setLinkChanges(toggleLink(linkChanges, chosen, student));
  const { added, removed } = countChanges(linked, chosen);

  /**
   * The call takes the whole list, which may have changed since it was loaded: applies this
   * dialog's changes to the current one.
   */
  async function save(): Promise<boolean> {
    const now = await attempt(refetch({ throwOnError: true }).then((result) => result.data));
    if (!now) return false;
    const linked_users = applyLinkChanges(now.linked_students, linkChanges).map(({ id }) => id);
    return (await attempt(api('PUT /users/link_users', { body: { user_id: tutor.id, linked_users } }))) !== false;
  }
  async function submit() {
    setBusy(true);
    const saved = await save();
    setBusy(false);
    if (!saved) return;
    void refreshUsers();
    showAlert('success', 'Student list updated');
    onClose();
  }

  return (
    <Dialog
      title={`Students of ${tutor.username}`}
      blocking={busy}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" busy={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" disabled={!data || added + removed === 0} busy={busy} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      {busy && <LoadingOverlay />}
      {data === undefined && isError && (
        <ErrorPanel title="Their students could not be loaded." onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorPanel>
      )}
      {data === null && <p>{`${tutor.username} is no tutor any more.`}</p>}
      {data !== null && !(data === undefined && isError) && (
        <>
          <StudentPicker
            ref={searchField}
            without={tutor.id}
            chosen={new Set(chosen.map(({ id }) => id))}
            onToggle={toggle}
          />
          <LinkedList
            chosen={chosen}
            changes={{ added, removed }}
            onUnlink={toggle}
            onEmpty={() => searchField.current?.focus()}
          />
        </>
      )}
    </Dialog>
  );
}
