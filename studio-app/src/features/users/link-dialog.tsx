import type { User } from '@fourfold/core/contract/users';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { CrossIcon } from '@fourfold/ui-kit/icon';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attempt } from '../../session/attempt.ts';
import { api } from '../../session/session.ts';
import css from './link-dialog.module.css';
import { changesIn, type Linked, toggled } from './linked-students.ts';
import { StudentPicker } from './student-picker.tsx';
import { refreshUsers } from './users-query.ts';

type LinkDialogProps = { tutor: User; onClose: () => void };

/** Links a tutor with students: these and no others, and only where something changed (2§7). */
export function LinkDialog({ tutor, onClose }: LinkDialogProps) {
  const linked = tutor.linked_students;
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<readonly Linked[]>(linked);
  const [busy, setBusy] = useState(false);
  const { added, removed } = changesIn(linked, chosen);
  const isChanged = added + removed > 0;

  async function submit() {
    setBusy(true);
    const body = { user_id: tutor.id, linked_users: chosen.map(({ id }) => id) };
    const saved = await attempt(api('PUT /users/link_users', { body }));
    if (saved) await refreshUsers();
    setBusy(false);
    if (!saved) return;
    showAlert('success', 'Student list updated');
    onClose();
  }
  function letGo(student: Linked) {
    const at = chosen.indexOf(student);
    flushSync(() => choose(toggled(chosen, student)));
    const rest = list.current?.querySelectorAll('button') ?? [];
    (rest[Math.min(at, rest.length - 1)] ?? document.querySelector<HTMLElement>('dialog [role="combobox"]'))?.focus();
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
          <Button kind="primary" disabled={!isChanged} busy={busy} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <StudentPicker
        without={tutor.id}
        chosen={new Set(chosen.map(({ id }) => id))}
        onToggle={(student) => choose(toggled(chosen, student))}
      />
      <p className={css.head} role="status">
        <b>{chosen.length === 1 ? '1 linked student' : `${chosen.length.toLocaleString('en')} linked students`}</b>
        {isChanged && <span>{changeWords(added, removed)}</span>}
      </p>
      <ul ref={list} className={css.list} aria-label="Linked students">
        {chosen.map((student) => (
          <li key={student.id}>
            <span>{student.username}</span>
            <small>{student.email}</small>
            <Button kind="quiet" icon aria-label={`Unlink ${student.username}`} onClick={() => letGo(student)}>
              <CrossIcon />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function changeWords(added: number, removed: number): string {
  return [...(added ? [`${added} added`] : []), ...(removed ? [`${removed} removed`] : [])].join(', ');
}
